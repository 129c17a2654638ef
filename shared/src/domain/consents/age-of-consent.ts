/** The age below which a parent or guardian consents (LOPDGDD, article 7). */
const ageOfConsent = 14;

/** Whether somebody born in a year may still be too young to consent. Only the year is known, so cases of doubt count as too young. */
export function needsGuardian(birthYear: number, year: number): boolean {
  return year - birthYear <= ageOfConsent;
}
