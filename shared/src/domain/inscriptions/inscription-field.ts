import type { FieldRules } from '../../forms/field-rule.ts';

/** The kinds of fields of an inscription. `performance` is a hidden field, set by the page with the form. */
export const inscriptionFieldKinds = [
  'line',
  'text',
  'phone',
  'birthYear',
  'count',
  'choice',
  'consent',
  'performance',
] as const;

/** The fields of every inscription. */
export const personFields = {
  name: { isRequired: true, maxLength: 120 },
  email: { isRequired: true },
} as const satisfies FieldRules;

/** The name of the hidden field with the version of a consent's wording. @param field the name of its checkbox */
export function wordingField(field: string): string {
  return `${field}Version`;
}
