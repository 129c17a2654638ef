import type { FieldRules } from '../../forms/field-rule.ts';
import { type StaffRole, staffRoles } from './staff-roles.ts';

/** The box of a role: `role-schools`. */
export const roleField = (role: StaffRole): `role-${StaffRole}` => `role-${role}`;

const roleFields = Object.fromEntries(staffRoles.map((role) => [roleField(role), {}])) as Record<
  `role-${StaffRole}`,
  object
>;
export const invitationFields = {
  name: { isRequired: true, maxLength: 120 },
  email: { isRequired: true },
  lang: { isRequired: true },
  ...roleFields,
} as const satisfies FieldRules;

export const memberRoleFields = { version: {}, ...roleFields } as const satisfies FieldRules;

/** What is done to an account, beside its roles; `version` as its page was opened. */
export const memberSteps = ['invite', 'end-sessions', 'forget-factor', 'lock', 'unlock'] as const;
export type MemberStep = (typeof memberSteps)[number];
