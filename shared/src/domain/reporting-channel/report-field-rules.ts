import type { FieldRules } from '../../forms/field-rule.ts';

/** The possible subjects of a report: the matters of article 2 of Ley 2/2023 that can occur in an orchestra. */
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

/** The form to follow up a report. */
export const followUpFields = { code: { isRequired: true, maxLength: 100 } } as const satisfies FieldRules;

/** The form for a further message to a report. */
export const reportMessageFields = {
  text: { isRequired: true, maxLength: 20_000 },
  files: {},
} as const satisfies FieldRules;

/** The kinds of texts by the staff who handle reports: a note is visible only to them, an `answer` fulfils the legal deadline. */
export const writtenKinds = ['message', 'answer', 'note'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/** The form that erases a whole report. */
export const eraseReportFields = { number: { isRequired: true, maxLength: 20 } } as const satisfies FieldRules;
