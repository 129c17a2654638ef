import { formatDate } from '@ofgc/shared/dates/format.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { confirmWithin } from '@ofgc/shared/domain/waiting-list.ts';
import { localisedPath } from '@ofgc/shared/i18n/localised-path.ts';
import type { Database } from '../../database/database.ts';
import { newSecret } from '../../forms/secret.ts';
import { message } from '../../locales/messages.ts';
import { composeMail } from '../../mail/compose-email.ts';
import { queueMail } from '../../mail/email-queue.ts';
import type { Viewpoint } from '../events/present.ts';
import { findPerformance, type WaitingEntry } from './find.ts';

/** Who keeps the lists. */
const office = 'tickets';

/** What a letter needs to know of the site; its language is its reader's, whoever caused it. */
export interface LetterContext extends Omit<Viewpoint, 'lang'> {
  siteUrl: string;
}

/** Writes to the owner of a place, with a link of its own; the links of earlier letters stay good. */
export async function writeToOwner(
  transaction: Database,
  letter: 'waitingListConfirm' | 'waitingListJoined',
  entry: WaitingEntry,
  context: LetterContext,
): Promise<void> {
  const { id, lang, seats, reference, email } = entry;
  const createdAt = new Date();
  const { token, hash } = newSecret();
  await transaction.insertInto('waitingListTokens').values({ tokenHash: hash, entryId: id, createdAt }).execute();
  const until = new Date(createdAt.getTime() + confirmWithin);
  await queueMail(transaction, {
    key: `waitingListEntries:${id}:${hash.slice(0, 16)}`,
    recipient: email,
    lang,
    ...composeMail(lang, letter, {
      values: {
        ...(await wordsOf(transaction, entry, { ...context, lang })),
        reference,
        seats: seats === 1 ? message(lang, 'seat') : message(lang, 'seats', { count: seats }),
        until: momentWords(until, lang),
      },
      link: context.siteUrl + localisedPath(`/conciertos-entradas/lista-de-espera/${token}`, lang),
    }),
  });
}

/** Tells the box office, which calls people in their order when seats come back. */
export async function writeToOffice(
  transaction: Database,
  change: 'waitingListJoined' | 'waitingListLeft',
  entry: WaitingEntry,
  context: LetterContext,
): Promise<void> {
  const department = await transaction
    .selectFrom('departments')
    .select('email')
    .where('key', '=', office)
    .executeTakeFirst();
  if (!department) return;
  const { id, email, seats, lang, reference, requestedAt } = entry;
  await queueMail(transaction, {
    key: `waitingListEntries:${id}:${change}`,
    recipient: department.email,
    replyTo: email,
    lang: 'es',
    ...composeMail('es', 'waitingListForOffice', {
      values: {
        ...(await wordsOf(transaction, entry, { ...context, lang: 'es' })),
        change: message('es', change),
        email,
        number: seats,
        language: message('es', `language.${lang}`),
        requested: momentWords(requestedAt, 'es'),
        reference,
      },
    }),
  });
}

async function wordsOf(
  transaction: Database,
  { performanceId }: WaitingEntry,
  viewpoint: Viewpoint,
): Promise<Record<string, string>> {
  const waitedFor = await findPerformance(transaction, performanceId, viewpoint);
  if (!waitedFor) return {};
  const { startsAt, hall } = waitedFor.performance;
  return {
    title: waitedFor.event.title,
    date: momentWords(startsAt, viewpoint.lang),
    place: `${hall.venue} · ${hall.name}`,
  };
}

function momentWords(instant: string | Date, lang: Locale): string {
  return `${formatDate(instant, 'full', lang)}, ${formatDate(instant, 'time', lang)}`;
}
