import type { StaffRole } from './staff-roles.ts';

/** The areas of the staff's office, and the roles that may see and change each of them: one of them is enough. */
export const areaRoles = {
  inbox: ['box-office', 'education', 'communication'],
  alerts: ['communication'],
  concerts: ['box-office', 'communication'],
  schools: ['schools'],
  channel: ['channel'],
  staff: ['staff'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type OfficeArea = keyof typeof areaRoles;

/** Whether an account may enter an area. @param own all roles of the account */
export function mayEnter(area: OfficeArea, own: readonly StaffRole[]): boolean {
  return areaRoles[area].some((role) => own.includes(role));
}
