import type { OpenedReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../../database/database.ts';
import { InvalidForm } from '../../../forms/read-form.ts';
import { notFound } from '../../../http/http-error.ts';
import { message } from '../../../locales/messages.ts';
import { readCode } from '../access-code.ts';
import { ofBothSides } from '../find-report.ts';
import { openThread } from '../open-thread.ts';
import { deriveIdentity, recipientOf } from '../sealing.ts';
import { findHandledReport } from './find.ts';

/**
 * Derives the key that opens a report from the typed key of the channel. It is kept only during the request.
 * @throws InvalidForm where the key was mistyped, or belongs to another time than the report
 */
export async function channelIdentity(
  database: Database,
  reportId: number,
  typed: string,
  lang: Locale,
): Promise<string> {
  const report = await database
    .selectFrom('channelReports')
    .innerJoin('channelKeys', 'channelKeys.id', 'channelReports.keyId')
    .select('channelKeys.recipient')
    .where('channelReports.id', '=', reportId)
    .executeTakeFirstOrThrow(notFound);
  const letters = readCode('channel', typed);
  if (letters === null) throw new InvalidForm({ key: [message(lang, 'channelKeyMistyped')] });
  const identity = deriveIdentity(letters);
  if ((await recipientOf(identity)) !== report.recipient)
    throw new InvalidForm({ key: [message(lang, 'channelKeyOther')] });
  return identity;
}

/** A report with all its messages and notes, for the staff who answer it. */
export async function openReport(database: Database, id: number, identity: string): Promise<OpenedReport> {
  const report = await findHandledReport(database, id);
  const authors = [...ofBothSides, 'note'] as const;
  const { facts, thread } = await openThread(database, { reportId: id, authors, identity });
  return { ...report, ...facts, thread };
}
