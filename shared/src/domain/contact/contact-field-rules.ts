import type { FieldRules } from '../../forms/field-rule.ts';

/** The contact form. */
export const contactFields = {
  department: { isRequired: true },
  name: { isRequired: true, maxLength: 120 },
  email: { isRequired: true },
  subject: { isRequired: true, maxLength: 150 },
  message: { isRequired: true, maxLength: 4_000 },
} as const satisfies FieldRules;
