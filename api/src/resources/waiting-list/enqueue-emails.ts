import { plainMoment } from '@ofgc/shared/dates/format-moment.ts';
import { confirmWithin } from '@ofgc/shared/domain/waiting-list/waiting-list-state.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { waitingEntryPath } from '@ofgc/shared/routes/concerts/waiting-list.ts';
import { waitingListEnd } from '@ofgc/shared/domain/waiting-list/waiting-list-end.ts';
import type { Database } from '../../database/database.ts';
import { newSecret } from '../../forms/secret.ts';
import { message } from '../../locales/messages.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { concertValues } from '../events/concert-values.ts';
import type { PresentContext } from '../events/present.ts';
import { findPerformance, type WaitingListEntry } from './find.ts';

/** The department that keeps the lists. */
const office = 'tickets';

/** The context has no language, because an email is in its recipient's language, not in that of the visitor who caused it. */
export interface EmailContext extends Omit<PresentContext, 'lang'> {
  siteUrl: string;
}

/** Emails the owner of a place, with a new link; the links of earlier emails stay valid. */
export async function emailOwner(
  transaction: Database,
  template: 'waitingListConfirm' | 'waitingListJoined',
  entry: WaitingListEntry,
  context: EmailContext,
): Promise<void> {
  const { id, lang, seats, reference, email } = entry;
  const createdAt = new Date();
  const { token, hash } = newSecret();
  await transaction.insertInto('waitingListTokens').values({ tokenHash: hash, entryId: id, createdAt }).execute();
  const waitedFor = await findPerformance(transaction, entry.performanceId, { ...context, lang });
  const closesAt = waitedFor ? waitingListEnd(new Date(waitedFor.performance.startsAt)).getTime() : Infinity;
  const until = new Date(Math.min(createdAt.getTime() + confirmWithin, closesAt));
  await enqueueEmail(transaction, {
    key: `waitingListEntries:${id}:${hash.slice(0, 16)}`,
    recipient: email,
    lang,
    ...composeEmail(lang, template, {
      values: {
        ...(waitedFor && concertValues(waitedFor.event, waitedFor.performance, lang)),
        reference,
        seats: seats === 1 ? message(lang, 'seat') : message(lang, 'seats', { count: seats }),
        until: plainMoment(until, 'full', lang),
      },
      link: context.siteUrl + localisedPath(waitingEntryPath(token), lang),
    }),
  });
}

/** Emails the box office, which calls people in their order when seats are returned. */
export async function emailOffice(
  transaction: Database,
  change: 'waitingListJoined' | 'waitingListLeft',
  entry: WaitingListEntry,
  context: EmailContext,
): Promise<void> {
  const department = await transaction
    .selectFrom('departments')
    .select('email')
    .where('key', '=', office)
    .executeTakeFirst();
  if (!department) return;
  const { id, performanceId, email, seats, lang, reference, requestedAt } = entry;
  const waitedFor = await findPerformance(transaction, performanceId, { ...context, lang: 'es' });
  await enqueueEmail(transaction, {
    key: `waitingListEntries:${id}:${change}`,
    recipient: department.email,
    replyTo: email,
    lang: 'es',
    ...composeEmail('es', 'waitingListForOffice', {
      values: {
        ...(waitedFor && concertValues(waitedFor.event, waitedFor.performance, 'es')),
        change: message('es', change),
        email,
        number: seats,
        language: message('es', `language.${lang}`),
        requested: plainMoment(requestedAt, 'full', 'es'),
        reference,
      },
    }),
  });
}
