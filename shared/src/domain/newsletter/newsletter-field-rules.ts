import type { FieldRules } from '../../forms/field-rule.ts';

/** The newsletter's form; the names of its fields are required (docs/requirements.md#newsletter). */
export const newsletterFields = {
  name: { isRequired: true, maxLength: 80 },
  lastname: { isRequired: true, maxLength: 120 },
  email: { isRequired: true },
  conditions: { isRequired: true },
} as const satisfies FieldRules;
