import type { FieldRules } from '../../forms/field-rule.ts';
import { type StaffRole, staffRoles } from './staff-roles.ts';

/** The name of a role's checkbox: `role-schools`. */
export const roleField = (role: StaffRole): `role-${StaffRole}` => `role-${role}`;

const roleFields = Object.fromEntries(staffRoles.map((role) => [roleField(role), {}])) as Record<
  `role-${StaffRole}`,
  object
>;
export const invitationFields = {
  name: { isRequired: true, maxLength: 120 },
  email: { isRequired: true },
  lang: { isRequired: true },
  formKey: {},
  ...roleFields,
} as const satisfies FieldRules;

export const memberRoleFields = { version: {}, ...roleFields } as const satisfies FieldRules;

/** The steps that can be taken with an account, apart from changing its roles; sent with the `version` that the account's page showed. */
export const memberSteps = ['invite', 'end-sessions', 'forget-factor', 'lock', 'unlock'] as const;
export type MemberStep = (typeof memberSteps)[number];
