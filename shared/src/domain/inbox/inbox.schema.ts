import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { caseStatuses, decisions, entryKinds, inboxSources, letterStates } from './inbox.ts';

/** Something that was sent, as the list shows it. */
export const inboxItemSchema = z.object({
  source: z.enum(inboxSources),
  id: z.number().int(),
  reference: z.string(),
  /** Empty where only an address is known. */
  name: z.string(),
  email: z.string(),
  /** In the office's language. */
  subject: z.string(),
  /** The sender's language: emails to them are in it. */
  lang: localeSchema,
  sentAt: z.string(),
  /** When it is deleted. */
  keptUntil: z.string(),
  status: z.enum(caseStatuses),
  /** Who has it. */
  holder: z.string().nullable(),
  version: z.number().int(),
});
export type InboxItem = z.infer<typeof inboxItemSchema>;

export const inboxEntrySchema = z.object({
  id: z.number().int(),
  at: z.string(),
  actor: z.string(),
  kind: z.enum(entryKinds),
  text: z.string(),
  /** It is the last change, and its email is not sent yet. */
  canUndo: z.boolean(),
  /** Of the letter that went with it; null where there is none, or it is no longer known. */
  letter: z.enum(letterStates).nullable(),
});
export type InboxEntry = z.infer<typeof inboxEntrySchema>;

export const inboxRecordSchema = inboxItemSchema.extend({
  isMine: z.boolean(),
  /** Everything that was sent, in the order of its form. */
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The newest first. */
  entries: z.array(inboxEntrySchema),
  /** Of an application: what was decided, and what can be. */
  decision: z.object({ current: z.string(), options: z.array(z.enum(decisions)) }).nullable(),
});
export type InboxRecord = z.infer<typeof inboxRecordSchema>;
