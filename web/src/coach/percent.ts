/** Chances as people read them: as in Python, whole per cents, and an error never said to be less than it is. */

export const percent = (chance: number): number => Math.round(100 * chance);

export const inPercent = (chance: number, error: number): { chance: number; error: number } => ({
  chance: percent(chance),
  error: Math.min(50, Math.ceil(100 * error)),
});
