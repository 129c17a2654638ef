import type { FieldRules } from '../../forms/field-rule.ts';

/** What a report may be about: the matters of article 2 of Ley 2/2023 as an orchestra meets them. */
export const reportMatters = [
  'contracting',
  'selection',
  'funds',
  'conflict',
  'harassment',
  'safety',
  'tax',
  'other',
] as const;
export type ReportMatter = (typeof reportMatters)[number];

/** The form of a report. It does not ask for a name; reporters may give one in `contact`. */
export const reportFields = {
  matter: { isRequired: true },
  facts: { isRequired: true, maxLength: 20_000 },
  when: { maxLength: 300 },
  people: { maxLength: 1_000 },
  contact: { maxLength: 300 },
  files: {},
} as const satisfies FieldRules;

/** The form with which a report is followed up. */
export const followUpFields = { code: { isRequired: true, maxLength: 100 } } as const satisfies FieldRules;

/** One more message to a report. */
export const reportMessageFields = {
  text: { isRequired: true, maxLength: 20_000 },
  files: {},
} as const satisfies FieldRules;

/** What those who answer may write: a note is theirs alone, the answer ends its term. */
export const writtenKinds = ['message', 'answer', 'note'] as const;
export type WrittenKind = (typeof writtenKinds)[number];
