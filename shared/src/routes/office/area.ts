import { passwordPath, privateAreas, returnParameter, signInPath } from '../accounts.ts';

/** The office's paths, without locale. */
export const officePath = privateAreas.staff;
export const officeSignInPath = signInPath('staff');
export const officePasswordPath = passwordPath('staff');
export const officeAccountPath = `${officePath}/cuenta`;

/** The path of the page that sets up the second factor. @param wanted the path to go on to afterwards, without locale */
export function enrolmentPath(wanted: string): string {
  const path = `${officePath}/segundo-factor`;
  return wanted === officePath ? path : `${path}?${new URLSearchParams({ [returnParameter]: wanted })}`;
}
