import type { FieldRules } from '../../forms/field-rule.ts';

export const alertFields = {
  es: { isRequired: true, maxLength: 600 },
  en: { isRequired: true, maxLength: 600 },
  from: { isRequired: true },
  to: { isRequired: true },
  state: { isRequired: true },
  formKey: {},
} as const satisfies FieldRules;
