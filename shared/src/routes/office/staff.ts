import { officePath } from './area.ts';

/** The office's list of the staff, without locale. */
export const staffPath = `${officePath}/personal`;

/** The path of the page that changes a staff member's rights, without locale. @param id the account's id */
export function staffMemberPath(id: number): string {
  return `${staffPath}/${id}`;
}
