import { officePath } from './area.ts';

/** The office's list of alerts, without locale. */
export const officeAlertsPath = `${officePath}/avisos`;

/** In place of an alert's id: one that is not saved yet. */
export const newAlert = 'nuevo';

/** The path of the page that changes an alert, without locale. @param id `newAlert` for a new one */
export function officeAlertPath(id: number | string): string {
  return `${officeAlertsPath}/${id}`;
}
