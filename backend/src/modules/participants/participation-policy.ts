/** Who may take part: the specification's sections 1 and 5; of its two graduation windows the wider one holds. */
export const PARTICIPATION_POLICY = {
  minAge: 18,
  maxAge: 35,
  /** Years of professional experience. */
  maxWorkExperience: 3,
  /** Calendar years since graduation. */
  graduatedWithinYears: 5,
} as const;

/** A future year is no graduation yet. */
export function graduatedRecently(year: unknown, now = new Date()): boolean {
  const years = now.getUTCFullYear() - Number(year);
  return Number.isInteger(year) && years >= 0 && years <= PARTICIPATION_POLICY.graduatedWithinYears;
}
