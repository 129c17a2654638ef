import type { FieldRules } from '../../forms/field-rule.ts';

export const signInFields = {
  email: { isRequired: true },
  password: { isRequired: true },
} as const satisfies FieldRules;

export const secondFactorFields = { code: { isRequired: true } } as const satisfies FieldRules;

export const linkRequestFields = { email: { isRequired: true } } as const satisfies FieldRules;

export const newPasswordFields = { password: { isRequired: true } } as const satisfies FieldRules;
