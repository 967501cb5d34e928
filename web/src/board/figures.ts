/** A number, or words with one, with a true minus sign. */
export const figure = (value: number | string): string => String(value).replace("-", "\u2212");
