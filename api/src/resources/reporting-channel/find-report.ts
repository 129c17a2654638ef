import type { Selectable } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { MessageAuthor } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { ChannelReports } from '../../database/tables.generated.ts';
import { InvalidForm } from '../../forms/read-form.ts';
import { message } from '../../locales/messages.ts';
import { HttpError } from '../../http/http-error.ts';
import { readCode } from './access-code.ts';
import { deriveIdentity, locatorOf } from './sealing.ts';

export interface FoundReport {
  report: Selectable<ChannelReports>;
  /** The key that opens the report's messages; it is kept only during a request. */
  identity: string;
}

/**
 * Finds the report of a code, and derives the key that opens it.
 * @param typed the code as the reporter typed it
 * @throws InvalidForm for a mistyped code, which reveals nothing about any report; HttpError 404 where no report has the code
 */
export async function findReportByCode(database: Database, typed: string, lang: Locale): Promise<FoundReport> {
  const letters = readCode('report', typed);
  if (letters === null) throw new InvalidForm({ code: [message(lang, 'reportCodeMistyped')] });
  const identity = deriveIdentity(letters);
  const report = await database
    .selectFrom('channelReports')
    .selectAll()
    .where('locator', '=', locatorOf(letters))
    .executeTakeFirst();
  if (!report) throw new HttpError(404, 'reportCodeUnknown');
  return { report, identity };
}

/** The authors whose messages the reporter may read; notes are only for staff. */
export const ofBothSides = ['reporter', 'handler'] as const satisfies MessageAuthor[];
