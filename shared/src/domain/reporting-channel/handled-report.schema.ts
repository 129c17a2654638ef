import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { countOf, lineOf, tickField } from '../../forms/form.schema.ts';
import { eraseReportFields, writtenKinds } from './report-field-rules.ts';
import {
  sentReportSchema,
  reportFileFormSchema,
  reportMessageFormSchema,
  reportMessageSchema,
  termsSchema,
} from './report.schema.ts';
import { reportStates, reportSteps } from './report-state.ts';

/** A report in the staff's list: its content stays sealed. */
export const handledReportSchema = z.object({
  id: z.number().int(),
  state: z.enum(reportStates),
  receivedOn: z.iso.date(),
  terms: termsSchema,
  isExtended: z.boolean(),
  /** The language in which to answer. */
  lang: localeSchema,
  /** The last day before it is deleted. */
  keptUntil: z.iso.date(),
  messages: z.number().int(),
  /** True where the last message is the reporter's, until the report is closed. */
  isWaiting: z.boolean(),
  /** Sent back with a change: a conflicting change is refused. */
  version: z.number().int(),
  /** The steps that are allowed now. */
  steps: z.array(z.enum(reportSteps)),
});
export type HandledReport = z.infer<typeof handledReportSchema>;

/** A report opened with the channel's key. */
export const openedReportSchema = handledReportSchema.extend({
  ...sentReportSchema.pick({ matter: true, when: true, people: true, contact: true }).shape,
  thread: z.array(reportMessageSchema.extend({ author: z.enum(['reporter', 'handler', 'note']) })),
});
export type OpenedReport = z.infer<typeof openedReportSchema>;

const key = z.preprocess(lineOf, z.string().max(100, 'channelKeyMistyped'));
const version = z.preprocess(countOf, z.number());

/** `POST /api/reports/{id}/open`. */
export const openReportFormSchema = z.object({ key });

/** `POST /api/reports/{id}/steps`. */
export const reportStepFormSchema = z.object({
  step: z.preprocess(lineOf, z.enum(reportSteps, 'reportStepClosed')),
  version,
  /** For `close`: proceedings before a court or an authority follow, so the report is kept. */
  hasProceedings: tickField,
});

/** `POST /api/reports/{id}/messages`. A note is visible only to the staff who handle reports; an `answer` fulfils the legal deadline. */
export const handlerMessageFormSchema = z.object({
  kind: z.preprocess(lineOf, z.enum(writtenKinds, 'reportMessageRequired')),
  ...reportMessageFormSchema.pick({ text: true, files: true, isCut: true }).shape,
  version,
});

/** `POST /api/reports/{id}/files`. */
export const handledFileFormSchema = reportFileFormSchema.omit({ code: true }).extend({ key });

/** `POST /api/reports/{id}/erase`: one message, or the whole report, whose number is typed by hand so that no wrong click erases it. */
export const eraseReportFormSchema = z.object({
  version,
  /** The message to erase; 0 for the whole report. */
  message: z.preprocess(countOf, z.number()),
  number: z.preprocess(lineOf, z.string().max(eraseReportFields.number.maxLength, 'eraseReportNumber')),
});
