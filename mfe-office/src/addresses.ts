import { passwordPath, privateAreas, returnParameter, signInPath } from '@ofgc/shared/routes/accounts.ts';

/** Without locale. */
export const officePath = privateAreas.staff;
export const officeSignInPath = signInPath('staff');
export const officePasswordPath = passwordPath('staff');

/** Where staff set up the second factor, and go on from there. @param wanted where they wanted to go, without locale */
export function enrolmentPath(wanted: string): string {
  const path = `${officePath}/segundo-factor`;
  return wanted === officePath ? path : `${path}?${new URLSearchParams({ [returnParameter]: wanted })}`;
}

export const accountPath = `${officePath}/cuenta`;

/**
 * A record of the inbox, without locale.
 * @param source one of `inboxSources`
 * @param id unique within its source alone
 */
export function recordPath(source: string, id: number | string): string {
  return `${officePath}/registros/${source}/${id}`;
}

export const alertsPath = `${officePath}/avisos`;

/** @param id `nuevo` for one that is to be written */
export function alertPath(id: number | string): string {
  return `${alertsPath}/${id}`;
}

export const concertsPath = `${officePath}/conciertos`;

/** Where the office changes a concert, without locale. @param id the event's */
export function concertPath(id: number): string {
  return `${concertsPath}/${id}`;
}

export const staffPath = `${officePath}/personal`;

/** Where the rights of one of the staff are changed, without locale. @param id the account's */
export function memberPath(id: number): string {
  return `${staffPath}/${id}`;
}
