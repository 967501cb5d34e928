/** The languages that everything is written in, each by its own name; the first is spoken to who speaks none. */
export const LANGUAGES = { en: "English", fr: "Français" } as const;

export type Language = keyof typeof LANGUAGES;

export const CODES = Object.keys(LANGUAGES) as Language[];

/** The one that a switch offers next. */
export const nextLanguage = (language: Language): Language =>
  CODES[(CODES.indexOf(language) + 1) % CODES.length]!;
