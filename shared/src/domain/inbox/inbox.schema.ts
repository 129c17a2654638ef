import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { caseStatuses, decisions, entryKinds, inboxSources, emailStates } from './inbox.ts';

/** A case of the inbox in the list. */
export const inboxLineSchema = z.object({
  source: z.enum(inboxSources),
  id: z.number().int(),
  reference: z.string(),
  /** Empty where only the email address is known. */
  name: z.string(),
  email: z.string(),
  /** In the office's language. */
  subject: z.string(),
  /** The sender's language: emails to them are in it. */
  lang: localeSchema,
  sentAt: z.iso.datetime(),
  /** The day on which the record is deleted. */
  keptUntil: z.iso.datetime(),
  status: z.enum(caseStatuses),
  /** The member of staff to whom the record is assigned. */
  holder: z.string().nullable(),
  version: z.number().int(),
});
export type InboxLine = z.infer<typeof inboxLineSchema>;

const inboxEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: z.string(),
  kind: z.enum(entryKinds),
  text: z.string(),
  /** True for the last change, while its email is not sent yet. */
  canUndo: z.boolean(),
  /** The state of the email of this entry; null where there is none, or its state is no longer known. */
  letter: z.enum(emailStates).nullable(),
});
export type InboxEntry = z.infer<typeof inboxEntrySchema>;

/** Who sent a record, in the fields of its form; null for a field that the form has not, or that is kept no longer. */
const inboxSenderSchema = z.object({
  name: z.string().nullable(),
  lastname: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type InboxSender = z.infer<typeof inboxSenderSchema>;

export const inboxCaseSchema = inboxLineSchema.extend({
  isMine: z.boolean(),
  /** The subject in the sender's language, for an answer. */
  emailSubject: z.string(),
  /** All submitted fields, in the order of the form. */
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  sender: inboxSenderSchema,
  /** For an application to a masterclass: pictures of the applicant may be used. */
  allowsImages: z.boolean(),
  /** Name and permission stay after `keptUntil`, until it is withdrawn; everything else is deleted then, and the address is empty. */
  isKeptForImages: z.boolean(),
  /** The newest first. */
  entries: z.array(inboxEntrySchema),
  /** For an application or an inscription: its present state in words, and the possible decisions. */
  decision: z.object({ current: z.string(), options: z.array(z.enum(decisions)) }).nullable(),
});
export type InboxCase = z.infer<typeof inboxCaseSchema>;
