import type { StaffRole } from '@ofgc/shared/domain/staff/staff-roles.ts';

/** The departments whose records a role may see; records of all other departments belong to communication. */
const departmentsOf: Partial<Record<StaffRole, readonly string[]>> = {
  'box-office': ['tickets', 'subscriptions', 'accessibility'],
  education: ['education', 'community'],
};

/** The departments whose records another role than communication sees. */
export const elsewhere: readonly string[] = Object.values(departmentsOf).flat();

/** The departments that a member of the staff sees: these, and with `others` also all that are not in `elsewhere`. */
interface VisibleDepartments {
  departments: string[];
  others: boolean;
}

/** All departments that any of the roles may see; none for roles without an inbox. */
export function visibleTo(roles: readonly StaffRole[]): VisibleDepartments {
  return {
    departments: roles.flatMap((role) => departmentsOf[role] ?? []),
    others: roles.includes('communication'),
  };
}
