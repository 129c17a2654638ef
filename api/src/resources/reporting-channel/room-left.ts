import { sql } from 'kysely';
import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { InvalidForm } from '../../forms/read-form.ts';
import { HttpError } from '../../http/http-error.ts';
import { message } from '../../locales/messages.ts';

/**
 * What reporters may send in a day, and what may be stored of their files at once, in bytes. Anybody may write here, nobody is counted by
 * name, and what was sent is kept for months: without a limit a flood would fill the disk of the whole site. Each is far above what one
 * network can send.
 */
const reportRoom = { messagesOfDay: 20_000, filesOfDay: 4 * 2 ** 30, files: 24 * 2 ** 30 };

/**
 * Tests whether a message of a reporter can be stored.
 * @throws HttpError 409 where too many have come today; InvalidForm where only its files cannot be stored
 */
export async function assertRoom(
  database: Database,
  { files, lang }: { files: readonly string[]; lang: Locale },
  room = reportRoom,
): Promise<void> {
  const today = localDay(new Date());
  const { rows } = await sql<{ messages: string; ofDay: string; all: string }>`
    select (select count(*) from channel_messages where written_on = ${today} and author = 'reporter') as messages,
      coalesce(sum(octet_length(f.sealed)) filter (where m.written_on = ${today}), 0) as of_day,
      coalesce(sum(octet_length(f.sealed)), 0) as all
    from channel_files f join channel_messages m on m.id = f.message_id
    where ${files.length > 0} and m.author = 'reporter'`.execute(database);
  const [stored] = rows;
  if (Number(stored?.messages) >= room.messagesOfDay) throw new HttpError(409, 'reportChannelFull');
  if (files.length > 0 && (Number(stored?.ofDay) >= room.filesOfDay || Number(stored?.all) >= room.files))
    throw new InvalidForm({ files: [message(lang, 'reportFilesFull')] });
}
