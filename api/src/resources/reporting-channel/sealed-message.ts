import type { ReportFileKind } from '@ofgc/shared/domain/reporting-channel/report-files.ts';
import type { ReportMatter } from '@ofgc/shared/domain/reporting-channel/report-field-rules.ts';
import type { Database } from '../../database/database.ts';
import type { MessageAuthor } from '../../database/columns.ts';
import type { StrippedFile } from './files/strip-file.ts';
import { seal, sealJson } from './sealing.ts';

/** The sealed content of one message; the first message of a report also has the report's data. */
export interface MessageContent {
  text: string;
  files: { kind: ReportFileKind; bytes: number }[];
  report?: { matter: ReportMatter; when: string; people: string; contact: string };
}

interface NewMessage {
  reportId: number;
  author: MessageAuthor;
  /** `YYYY-MM-DD` */
  writtenOn: string;
  /** The keys for which the message is sealed. */
  recipients: readonly string[];
  content: Omit<MessageContent, 'files'>;
  files: readonly StrippedFile[];
  /** The hash of the form, so that the same form is not saved again. */
  submission: string | null;
}

/** Seals a message with its files and saves it, once. @returns whether it was saved now; false where its form was saved before */
export async function saveSealedMessage(
  transaction: Database,
  { reportId, author, writtenOn, recipients, content, files, submission }: NewMessage,
): Promise<boolean> {
  const listed = files.map(({ kind, content: bytes }) => ({ kind, bytes: bytes.length }));
  const sealed = await sealJson({ ...content, files: listed } satisfies MessageContent, recipients);
  const added = await transaction
    .insertInto('channelMessages')
    .values({ reportId, author, writtenOn, submission, sealed })
    .onConflict((conflict) => conflict.column('submission').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  for (const [place, file] of files.entries())
    await transaction
      .insertInto('channelFiles')
      .values({ messageId: added.id, place, sealed: await seal(file.content, recipients) })
      .execute();
  return true;
}

/**
 * Erases a message: its files and the data of a report are gone, and a sentence is sealed in place of its text. Its place among the
 * messages stays, and so does its form's hash, with which the same form is not saved again.
 */
export async function eraseSealedMessage(
  transaction: Database,
  { id, text, recipients }: { id: number; text: string; recipients: readonly string[] },
): Promise<void> {
  await transaction.deleteFrom('channelFiles').where('messageId', '=', id).execute();
  const sealed = await sealJson({ text, files: [] } satisfies MessageContent, recipients);
  await transaction.updateTable('channelMessages').set({ sealed }).where('id', '=', id).execute();
}
