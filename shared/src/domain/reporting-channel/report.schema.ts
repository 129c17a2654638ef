import { z } from 'zod';
import { secretSchema } from '../../http/secret.schema.ts';
import { localeSchema } from '../locale.schema.ts';
import { lineField, lineOf, textField } from '../../forms/form.schema.ts';
import { honeypotField } from '../../forms/form-state.ts';
import { fileLimits, reportFileKinds } from './report-files.ts';
import { followUpFields, reportFields, reportMatters, reportMessageFields } from './report-field-rules.ts';
import { reportStates } from './report-state.ts';

/** The contents of files, in base64, without their names, since these may contain a person's name. */
const files = z
  .array(z.string('reportFileBroken'), 'reportFilesTooMany')
  .max(fileLimits.count, 'reportFilesTooMany')
  .prefault([]);
/** Set by the site where it cut a form that was too large to be read completely. */
const isCut = z.preprocess((value) => value === 'true', z.boolean());
/** A random value from the form's page: a form that is sent twice is saved once. */
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

/** The rule for forms with files: the form must not have been cut. */
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

/** `POST /channel/files`: the message, and the file in it. */
export const reportFileFormSchema = z.object({
  code,
  message: wholeNumber(1, 2_147_483_647),
  place: wholeNumber(0, fileLimits.count),
});

/** The initial values of a form of the channel. */
export const reportIntakeSchema = z.object({
  /** False where there is no key to read reports with; then only the other ways to report are offered. */
  isOpen: z.boolean(),
  submission: z.string(),
  shownAt: z.iso.datetime(),
});
export type ReportIntake = z.infer<typeof reportIntakeSchema>;

const daySchema = z.iso.date();
const termSchema = z.object({ dueOn: daySchema, doneOn: daySchema.nullable(), daysLeft: z.number().int().nullable() });
export const termsSchema = z.object({ acknowledgement: termSchema, answer: termSchema });

/** The code for the reporter to keep, which is shown only once, and the deadlines. */
export const reportReceiptSchema = z.object({ code: secretSchema, receivedOn: daySchema, terms: termsSchema });
export type ReportReceipt = z.infer<typeof reportReceiptSchema>;

export const reportMessageSchema = z.object({
  id: z.number().int(),
  author: z.enum(['reporter', 'handler']),
  writtenOn: daySchema,
  text: z.string(),
  files: z.array(z.object({ kind: z.enum(reportFileKinds), bytes: z.number().int() })),
});
export type ReportMessage = z.infer<typeof reportMessageSchema>;

/** A report as its reporter reads it, which is all that both sides know. */
export const sentReportSchema = z.object({
  state: z.enum(reportStates),
  receivedOn: daySchema,
  terms: termsSchema,
  lang: localeSchema,
  matter: z.enum(reportMatters),
  when: z.string(),
  people: z.string(),
  contact: z.string(),
  /** The first message is the report itself. */
  messages: z.array(reportMessageSchema),
  intake: reportIntakeSchema,
});
export type SentReport = z.infer<typeof sentReportSchema>;
