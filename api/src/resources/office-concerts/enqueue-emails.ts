import { plainDate } from '@ofgc/shared/dates/format.ts';
import type { EventStatus } from '@ofgc/shared/domain/events/display-state.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import type { Text } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import type { ApiContext } from '../../http/api.ts';
import { HttpError } from '../../http/http-error.ts';
import { message, type MessageKey } from '../../locales/messages.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { undoWindow } from '../../mail/undo-window.ts';
import { recordAccess } from '../access-records/record-access.ts';
import type { Identity } from '../sessions/identity.ts';
import { findPerformance, type WaitedFor } from '../waiting-list/find.ts';
import { findWaiting } from './find.ts';

export interface Writing {
  id: number;
  version: number;
  performances: readonly number[];
  /** Without one: a change is taken back, and the letter says what counts again. */
  announcement?: Text;
  /** Entries of the list that get none: they never heard of what is taken back. */
  unaware?: ReadonlySet<number>;
  who: Identity;
  context: Pick<ApiContext, 'siteUrl' | 'now' | 'ticketOffice'>;
}

const keyOf = (id: number, version: number, entry: number | string) => `concert:${id}:${version}:${entry}`;

/** The sentences of a letter by what has become of the concert: what holds now, and that a change was taken back. */
function sentencesOf(status: EventStatus): { outcome: MessageKey; takenBack: MessageKey } {
  if (status === 'cancelled') return { outcome: 'concertNowCancelled', takenBack: 'concertUndoneCancelled' };
  if (status === 'postponed') return { outcome: 'concertNowPostponed', takenBack: 'concertUndonePostponed' };
  return { outcome: 'concertNowHeld', takenBack: 'concertUndoneHeld' };
}

/**
 * Queues a letter to everybody on the waiting lists of these dates, in their language; it is held back for two minutes.
 * @returns the number of letters
 */
export async function queueEmails(
  transaction: Database,
  { id, version, performances, announcement, unaware, who, context: { siteUrl, now, ticketOffice } }: Writing,
): Promise<number> {
  const waiting = (await findWaiting(transaction, performances)).filter((entry) => !unaware?.has(entry.id));
  // Read once for each date and language: hundreds may wait for the same date.
  const dates = new Map<string, WaitedFor | undefined>();
  for (const { performanceId, lang } of waiting) {
    const key = `${performanceId} ${lang}`;
    if (!dates.has(key))
      dates.set(key, await findPerformance(transaction, performanceId, { lang, now: now(), ticketOffice }));
  }
  for (const { id: entry, performanceId, lang, email, reference } of waiting) {
    const found = dates.get(`${performanceId} ${lang}`);
    if (!found) continue;
    const { startsAt, hall, status } = found.performance;
    const sentences = sentencesOf(status);
    const concert = {
      title: found.event.title,
      date: `${plainDate(startsAt, 'full', lang)}, ${plainDate(startsAt, 'time', lang)}`,
      place: `${hall.venue} · ${hall.name}`,
    };
    const values = {
      ...concert,
      announcement: announcement ? (announcement[lang] ?? announcement.es) : message(lang, sentences.takenBack),
      outcome: message(lang, sentences.outcome, concert),
      reference,
    };
    const link = siteUrl + localisedPath(eventPath(found.event), lang);
    await enqueueEmail(
      transaction,
      {
        key: keyOf(id, version, entry),
        recipient: email,
        lang,
        ...composeEmail(lang, 'waitingListConcertChanged', { values, link }),
      },
      new Date(Date.now() + undoWindow),
    );
  }
  if (waiting.length)
    await recordAccess(transaction, {
      who,
      action: 'letter',
      record: { table: 'waitingListEntries', id: 'list' },
      detail: `concert ${id}, version ${version}`,
    });
  return waiting.length;
}

/** The number of a version's letters that can still be stopped. */
export async function countQueuedEmails(database: Database, id: number, version: number): Promise<number> {
  const { count } = await database
    .selectFrom('emailQueue')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('key', 'like', keyOf(id, version, '%'))
    .where('attempts', '=', 0)
    .where('dueAt', '>', new Date())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Takes back the letters of a version.
 * @returns ids of the waiting-list entries that they were for @throws HttpError 409 where one has been sent
 */
export async function cancelEmails(
  transaction: Database,
  id: number,
  version: number,
  letters: number,
): Promise<Set<number>> {
  const stopped = await transaction
    .deleteFrom('emailQueue')
    .where('key', 'like', keyOf(id, version, '%'))
    .where('attempts', '=', 0)
    .where('dueAt', '>', new Date())
    .returning('key')
    .execute();
  if (stopped.length < letters) throw new HttpError(409, 'nothingToUndo');
  return new Set(stopped.map(({ key }) => Number(key.split(':').at(-1))));
}
