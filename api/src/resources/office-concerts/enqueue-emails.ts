import type { EventStatus } from '@ofgc/shared/domain/events/display-state.ts';
import { education } from '@ofgc/shared/domain/departments/department-contacts.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { readerIn, type Text } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { countHeldBack, withdrawHeldBackEmails } from '../../mail/held-back-emails.ts';
import { overtakenBy } from '../../mail/given-up-reasons.ts';
import { giveUpOvertaken } from '../../mail/withdraw-emails.ts';
import type { ApiContext } from '../../http/api.ts';
import { HttpError } from '../../http/http-error.ts';
import { message, type MessageKey } from '../../locales/messages.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { type EmailContent, enqueueEmail } from '../../mail/email-queue.ts';
import { undoWindow } from '../../mail/undo-window.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { concertValues } from '../events/concert-values.ts';
import type { Identity } from '../sessions/identity.ts';
import { findPerformance, type WaitedFor } from '../waiting-list/find.ts';
import { findRecipients, type Recipient, recipientKey } from './recipients.ts';

export interface Writing {
  id: number;
  version: number;
  performances: readonly number[];
  /** Without one: a change is taken back, and the email says what counts again. */
  announcement?: Text;
  /** The keys of recipients who get none: they never heard of what is taken back. */
  unaware?: ReadonlySet<string>;
  who: Identity;
  context: Pick<ApiContext, 'siteUrl' | 'now' | 'ticketOffice'>;
}

const keyOf = (id: number, version: number | '%', recipient: string) => `concert:${id}:${version}:${recipient}`;

/** The sentences of an email by what has become of the concert: what holds now, and that a change was taken back. */
function sentencesOf(status: EventStatus): { outcome: MessageKey; takenBack: MessageKey } {
  if (status === 'cancelled') return { outcome: 'concertNowCancelled', takenBack: 'concertUndoneCancelled' };
  if (status === 'postponed') return { outcome: 'concertNowPostponed', takenBack: 'concertUndonePostponed' };
  return { outcome: 'concertNowHeld', takenBack: 'concertUndoneHeld' };
}

/**
 * Queues an email to everybody on the waiting lists of these dates, to those who asked for something on them, and to the schools that hold a
 * place in them or wish for one, in their language; it is held back for two minutes.
 * @returns the number of emails
 */
export async function enqueueEmails(
  transaction: Database,
  { id, version, performances, announcement, unaware, who, context: { siteUrl, now, ticketOffice } }: Writing,
): Promise<number> {
  const recipients = (await findRecipients(transaction, performances)).filter(
    (recipient) => !unaware?.has(recipientKey(recipient)),
  );
  const earlier = recipients.map((recipient) => keyOf(id, '%', recipientKey(recipient)));
  await giveUpOvertaken(transaction, earlier, keyOf(id, version, '%'));
  // Read once for each date and language: hundreds may wait for the same date.
  const dates = new Map<string, WaitedFor | undefined>();
  for (const { performanceIds, lang } of recipients)
    for (const performance of performanceIds) {
      const key = `${performance} ${lang}`;
      if (!dates.has(key))
        dates.set(key, await findPerformance(transaction, performance, { lang, now: now(), ticketOffice }));
    }
  for (const recipient of recipients) {
    const { performanceIds, lang, email } = recipient;
    const [first, ...others] = performanceIds.flatMap((performance) => dates.get(`${performance} ${lang}`) ?? []);
    if (!first) continue;
    await enqueueEmail(
      transaction,
      {
        key: keyOf(id, version, recipientKey(recipient)),
        recipient: email,
        lang,
        ...emailTo(recipient, [first, ...others], { announcement, siteUrl }),
      },
      new Date(Date.now() + undoWindow),
    );
  }
  for (const table of new Set(recipients.map((recipient) => recipient.table)))
    await recordAccess(transaction, {
      who,
      action: 'letter',
      record: { table, id: 'list' },
      detail: `concert ${id}, version ${version}`,
    });
  return recipients.length;
}

/** The email to one recipient. Replies to the email about a request or to a school go to the department that answers it. */
function emailTo(
  { table, lang, reference, request, hasPlace }: Recipient,
  dates: readonly [WaitedFor, ...WaitedFor[]],
  { announcement, siteUrl }: { announcement: Text | undefined; siteUrl: string },
): EmailContent & { replyTo?: string } {
  const [{ event, performance }] = dates;
  const { status } = performance;
  const concert = concertValues(event, performance, lang);
  const news = announcement ? (announcement[lang] ?? announcement.es) : message(lang, sentencesOf(status).takenBack);
  const outcome = dates
    .map((date) =>
      message(lang, sentencesOf(date.performance.status).outcome, concertValues(event, date.performance, lang)),
    )
    .join('\n\n');
  const link = siteUrl + localisedPath(eventPath(event), lang);
  const values = { ...concert, announcement: news, outcome, reference };
  if (table === 'schoolRegistrations') {
    const place = siteUrl + localisedPath(schoolAreaPaths.registration(reference), lang);
    const standing = message(lang, hasPlace ? 'schoolPlaceChanged' : 'schoolWishChanged');
    const help = message(lang, hasPlace ? 'schoolPlaceHelp' : 'schoolWishHelp');
    const email = composeEmail(lang, 'schoolConcertChanged', { values: { ...values, standing, help }, link: place });
    return { replyTo: education.email, ...email };
  }
  if (!request) return composeEmail(lang, 'waitingListConcertChanged', { values, link });
  const title = readerIn(lang)(request.title);
  const text = [
    message(lang, 'requestConcertChanged', { request: title }),
    news,
    outcome,
    // Nothing is kept on the internet, nor at what is cancelled.
    ...(status === 'cancelled' || status === 'movedOnline' ? [] : [message(lang, 'requestStands')]),
    link,
  ].join('\n\n');
  const subject = message(lang, 'requestConcertChangedSubject', { title: event.title });
  return { replyTo: request.office, ...composeEmail(lang, 'officeEmail', { values: { subject, text, reference } }) };
}

/** The number of a version's emails that are still held back. */
export function countHeldBackEmails(database: Database, id: number, version: number): Promise<number> {
  return countHeldBack(database, keyOf(id, version, '%'));
}

/**
 * Takes back the emails of a version.
 * @returns the keys of the recipients who never heard of it, but for those whose earlier email its own had overtaken
 * @throws HttpError 409 where one has been sent
 */
export async function withdrawVersionEmails(
  transaction: Database,
  id: number,
  version: number,
  emails: number,
): Promise<Set<string>> {
  const withdrawn = await withdrawHeldBackEmails(transaction, keyOf(id, version, '%'));
  if (withdrawn.length < emails) throw new HttpError(409, 'nothingToUndo');
  const overtaken = await transaction
    .selectFrom('emailQueue')
    .select('key')
    .where('key', 'like', keyOf(id, '%', '%'))
    .where('failure', '=', overtakenBy(keyOf(id, version, '%')))
    .execute();
  const recipientOf = (key: string) => key.split(':').at(-1) ?? '';
  const missing = new Set(overtaken.map(({ key }) => recipientOf(key)));
  return new Set(withdrawn.map(recipientOf).filter((recipient) => !missing.has(recipient)));
}
