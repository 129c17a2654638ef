import { passwordPath, privateAreas, signInPath } from '@ofgc/shared/routes/accounts.ts';

/** Without locale. */
export const officePath = privateAreas.staff;
export const officeSignInPath = signInPath('staff');
export const officePasswordPath = passwordPath('staff');
/** Where staff set up the second factor. */
export const enrolmentPath = `${officePath}/segundo-factor`;
export const accountPath = `${officePath}/cuenta`;

export function recordPath(source: string, id: number | string): string {
  return `${officePath}/registros/${source}/${id}`;
}

export const alertsPath = `${officePath}/avisos`;

/** @param id `nuevo` for one that is to be written */
export function alertPath(id: number | string): string {
  return `${alertsPath}/${id}`;
}

export const concertsPath = `${officePath}/conciertos`;

export function concertPath(id: number): string {
  return `${concertsPath}/${id}`;
}

export const staffPath = `${officePath}/personal`;

export function memberPath(id: number): string {
  return `${staffPath}/${id}`;
}
