import type { FieldRules } from '../../forms/field-rule.ts';

/** NIST SP 800-63B, 3.1.1.2: length is what counts, no rules about kinds of characters. In characters. */
export const passwordLength = { min: 12, max: 128 };

export const signInFields = {
  email: { isRequired: true },
  password: { isRequired: true },
} as const satisfies FieldRules;

export const secondFactorFields = { code: { isRequired: true } } as const satisfies FieldRules;

export const linkRequestFields = { email: { isRequired: true } } as const satisfies FieldRules;

export const newPasswordFields = { password: { isRequired: true } } as const satisfies FieldRules;
