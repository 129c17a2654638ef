import type { FieldRules } from '../../forms/field-rule.ts';

/** The form of a draw. The seed is the number or the words of a public lottery. */
export const drawFields = { seed: { isRequired: true, maxLength: 60 } } as const satisfies FieldRules;
