/** The age below which a parent or guardian consents (LOPDGDD, article 7). */
const ageOfConsent = 14;

/** Whether somebody born in a year may still be too young to consent: only the year is asked for, so the doubt counts. */
export function needsGuardian(birthYear: number, year: number): boolean {
  return year - birthYear <= ageOfConsent;
}
