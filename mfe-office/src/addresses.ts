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
