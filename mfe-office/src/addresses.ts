import { passwordPath, privateAreas, returnParameter, signInPath } from '@ofgc/shared/routes/accounts.ts';

/** The office's paths, without locale. */
export const officePath = privateAreas.staff;
export const officeSignInPath = signInPath('staff');
export const officePasswordPath = passwordPath('staff');

/** The path of the page that sets up the second factor. @param wanted the path to go on to afterwards, without locale */
export function enrolmentPath(wanted: string): string {
  const path = `${officePath}/segundo-factor`;
  return wanted === officePath ? path : `${path}?${new URLSearchParams({ [returnParameter]: wanted })}`;
}

export const accountPath = `${officePath}/cuenta`;

/** The path above all records of the inbox; it has no page of its own. */
export const recordsPath = `${officePath}/registros`;

/**
 * The path of a record of the inbox, without locale.
 * @param source one of `inboxSources`
 * @param id unique only within its source
 */
export function recordPath(source: string, id: number | string): string {
  return `${recordsPath}/${source}/${id}`;
}

export const alertsPath = `${officePath}/avisos`;

/** In place of an alert's id: one that is not saved yet. */
export const newAlert = 'nuevo';

/** The path of an alert. @param id `newAlert` for a new one */
export function alertPath(id: number | string): string {
  return `${alertsPath}/${id}`;
}

export const officeConcertsPath = `${officePath}/conciertos`;

/** The path of the page that changes a concert, without locale. @param id the event's id */
export function concertPath(id: number): string {
  return `${officeConcertsPath}/${id}`;
}

export const staffPath = `${officePath}/personal`;

/** The path of the page that changes a staff member's rights, without locale. @param id the account's id */
export function memberPath(id: number): string {
  return `${staffPath}/${id}`;
}
