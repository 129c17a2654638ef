import type { FieldRules } from '../../forms/field-rule.ts';

/** What a field of an inscription can be. `performance` is not typed: the page that asks names it. */
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
export type InscriptionFieldKind = (typeof inscriptionFieldKinds)[number];

/** What every inscription asks for. */
export const personFields = {
  name: { isRequired: true, maxLength: 120 },
  email: { isRequired: true },
} as const satisfies FieldRules;

/** The name of the hidden field with the version of a consent's wording. @param field the name of its box */
export function versionField(field: string): string {
  return `${field}Version`;
}
