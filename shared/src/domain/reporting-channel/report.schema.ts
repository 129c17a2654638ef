import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { lineField, lineOf, textField } from '../../forms/form.schema.ts';
import { honeypotField } from '../../forms/form-state.ts';
import { fileLimits, reportFileKinds } from './file-limits.ts';
import { followUpFields, reportFields, reportMatters, reportMessageFields } from './report-fields.ts';
import { reportStates } from './report-state.ts';

/** The contents of files, in base64; their names are not asked for, since they may name somebody. */
const files = z
  .array(z.string('reportFileBroken'), 'reportFilesTooMany')
  .max(fileLimits.count, 'reportFilesTooMany')
  .prefault([]);
/** The site cut the form, which was too large to be read whole. */
const isCut = z.preprocess((value) => value === 'true', z.boolean());
/** Random, handed out with the form: what is sent twice is one. */
const submission = z.preprocess(lineOf, z.string());
const code = z.preprocess(lineOf, z.string().max(followUpFields.code.maxLength, 'reportCodeMistyped'));

/** `POST /channel/reports`. */
export const reportFormSchema = z.object({
  matter: z.preprocess(lineOf, z.enum(reportMatters, 'reportMatterRequired')),
  facts: textField(reportFields.facts, { required: 'reportFactsRequired', tooLong: 'reportTextTooLong' }),
  when: lineField(reportFields.when, { tooLong: 'reportTextTooLong' }),
  people: textField(reportFields.people, { tooLong: 'reportTextTooLong' }),
  contact: textField(reportFields.contact, { tooLong: 'reportTextTooLong' }),
  files,
  isCut,
  submission,
  shownAt: z.string().optional().catch(undefined),
  [honeypotField]: z.string().optional().catch(undefined),
});
export type ReportForm = z.output<typeof reportFormSchema>;

/** For a form with files. */
export const wholeFiles = ({ isCut: wasCut }: { isCut: boolean }) => !wasCut;

/** `POST /channel/case`. */
export const followUpFormSchema = z.object({ code });

/** `POST /channel/messages`. */
export const reportMessageFormSchema = z.object({
  code,
  text: textField(reportMessageFields.text, { required: 'reportMessageRequired', tooLong: 'reportTextTooLong' }),
  files,
  isCut,
  submission,
});

const wholeNumber = (min: number, max: number) =>
  z.coerce.number('notFound').refine((value) => Number.isInteger(value) && value >= min && value <= max, 'notFound');

/** `POST /channel/files`: which file of which message. */
export const reportFileFormSchema = z.object({
  code,
  message: wholeNumber(1, 2_147_483_647),
  place: wholeNumber(0, fileLimits.count),
});

/** What a form of the channel begins with. */
export const reportIntakeSchema = z.object({
  /** False where there is no key to read reports with: the other ways remain. */
  isOpen: z.boolean(),
  submission: z.string(),
  shownAt: z.iso.datetime(),
});
export type ReportIntake = z.infer<typeof reportIntakeSchema>;

const daySchema = z.string();
const termSchema = z.object({ dueOn: daySchema, doneOn: daySchema.nullable(), daysLeft: z.number().int().nullable() });
export const termsSchema = z.object({ acknowledgement: termSchema, answer: termSchema });

/** What the reporter keeps; it is shown once. */
export const reportReceiptSchema = z.object({ code: z.string(), receivedOn: daySchema, terms: termsSchema });
export type ReportReceipt = z.infer<typeof reportReceiptSchema>;

export const reportMessageSchema = z.object({
  id: z.number().int(),
  author: z.enum(['reporter', 'handler']),
  writtenOn: daySchema,
  text: z.string(),
  files: z.array(z.object({ kind: z.enum(reportFileKinds), bytes: z.number().int() })),
});
export type ReportMessage = z.infer<typeof reportMessageSchema>;

/** A report as both sides read it. */
export const reportCaseSchema = z.object({
  state: z.enum(reportStates),
  receivedOn: daySchema,
  terms: termsSchema,
  lang: localeSchema,
  matter: z.enum(reportMatters),
  when: z.string(),
  people: z.string(),
  contact: z.string(),
  /** The first is the report itself. */
  messages: z.array(reportMessageSchema),
  intake: reportIntakeSchema,
});
export type ReportCase = z.infer<typeof reportCaseSchema>;
