import type { StaffRole } from '@ofgc/shared/domain/staff/staff-roles.ts';

/** Which departments' records a role lets see; what belongs to none of them is communication's. */
const departmentsOf: Partial<Record<StaffRole, readonly string[]>> = {
  'box-office': ['tickets', 'subscriptions', 'accessibility'],
  education: ['education', 'community'],
};
const elsewhere = Object.values(departmentsOf).flat();

/** What somebody of the staff sees: these departments, or with `others` all that are not `elsewhere`. */
export interface VisibleDepartments {
  departments: string[];
  others: boolean;
  elsewhere: readonly string[];
}

/** All that any of the roles lets see; with roles that have no inbox, nothing. */
export function visibleTo(roles: readonly StaffRole[]): VisibleDepartments {
  return {
    departments: roles.flatMap((role) => departmentsOf[role] ?? []),
    others: roles.includes('communication'),
    elsewhere,
  };
}

/** The roles that have an inbox at all. */
export const inboxRoles = ['box-office', 'education', 'communication'] as const satisfies StaffRole[];
