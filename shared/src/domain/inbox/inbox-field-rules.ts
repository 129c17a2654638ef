import type { FieldRules } from '../../forms/field-rule.ts';

export const caseFields = { status: { isRequired: true }, holder: { isRequired: true } } as const satisfies FieldRules;
export const eraseFields = { reference: { isRequired: true, maxLength: 20 } } as const satisfies FieldRules;
export const noteFields = { text: { isRequired: true, maxLength: 4_000 }, formKey: {} } as const satisfies FieldRules;
export const emailFields = {
  subject: { isRequired: true, maxLength: 200 },
  text: { isRequired: true, maxLength: 8_000 },
} as const satisfies FieldRules;
/** What can be corrected, in the limits of the forms that ask for it. A form without a field sends nothing for it. */
export const correctionFields = {
  name: { isRequired: true, maxLength: 120 },
  lastname: { isRequired: true, maxLength: 120 },
  email: { isRequired: true },
  phone: { maxLength: 30 },
} as const satisfies FieldRules;
