import type { Settings } from '../../../settings.ts';

/** A deadline that goes by the clock: ten times as long on a site under test (`PATIENT`), where only the machine is late. */
export function patientTimeout(timeout: number, { isPatient }: Pick<Settings, 'isPatient'>): number {
  return isPatient ? 10 * timeout : timeout;
}
