import { plainDate } from '@ofgc/shared/dates/format.ts';
import { plainMoment } from '@ofgc/shared/dates/format-moment.ts';
import { education } from '@ofgc/shared/domain/departments/department-contacts.ts';
import { defaultLocale, type Locale } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { giveUpOvertaken } from '../../mail/withdraw-emails.ts';
import { message } from '../../locales/messages.ts';
import type { CallRecord } from '../school-calls/find.ts';
import type { RegistrationRecord } from './find.ts';

/** Emails that say how a registration stands: the newest one counts. */
const standings = [
  'schoolSubmitted',
  'schoolChanged',
  'schoolAssigned',
  'schoolWaiting',
  'schoolConfirmed',
  'schoolGivenUp',
  'schoolLapsed',
] as const;

interface SchoolEmail {
  call: CallRecord;
  siteUrl: string;
  template: (typeof standings)[number] | 'schoolMessage';
  /** The session that the email is about, if the registration no longer holds it. */
  session?: number | null;
  /** The text of a message. */
  text?: string;
  /** Needed where one version may have several emails. */
  key?: string;
}

/**
 * Queues an email to the school, in its language. There is one email for each version of a registration, queued in the transaction that
 * makes the version.
 */
export async function enqueueSchoolEmail(
  transaction: Database,
  registration: RegistrationRecord,
  { template, siteUrl, key = `${registration.version}`, ...about }: SchoolEmail,
): Promise<void> {
  const { id, reference, centreLang: lang, centreEmail: recipient } = registration;
  const link = siteUrl + localisedPath(schoolAreaPaths.registration(reference), lang);
  const keyOf = (name: string, version: string) => `school-registrations:${id}:${name}:${version}`;
  if (template !== 'schoolMessage') {
    const earlier = standings.map((name) => keyOf(name, '%'));
    await giveUpOvertaken(transaction, earlier, keyOf(template, key));
  }
  await enqueueEmail(transaction, {
    key: keyOf(template, key),
    recipient,
    replyTo: education.email,
    lang,
    ...composeEmail(lang, template, { values: valuesOf(registration, about, lang), link }),
  });
}

/** Queues an email about a school's message to the office, in Spanish. */
export async function enqueueOfficeEmail(
  transaction: Database,
  registration: RegistrationRecord,
  { call, siteUrl, text, key }: { call: CallRecord; siteUrl: string; text: string; key: string },
): Promise<void> {
  const { id, reference, centreEmail } = registration;
  await enqueueEmail(transaction, {
    key: `school-registrations:${id}:schoolMessageForOffice:${key}`,
    recipient: education.email,
    replyTo: centreEmail,
    lang: defaultLocale,
    ...composeEmail(defaultLocale, 'schoolMessageForOffice', {
      values: valuesOf(registration, { call, text }, defaultLocale),
      link: siteUrl + schoolAreaPaths.managedRegistration(reference),
    }),
  });
}

function valuesOf(
  registration: RegistrationRecord,
  { call, session = registration.sessionId, text = '' }: Pick<SchoolEmail, 'call' | 'session' | 'text'>,
  lang: Locale,
): Record<string, string | number> {
  const { reference, centreName, seats, wheelchairs, answerBy, position } = registration;
  const read = readerIn(lang);
  const title = read(call.title);
  const held = call.sessions.find(({ id }) => id === session);
  return {
    reference,
    centre: centreName,
    title,
    people: peopleIn(lang, seats, wheelchairs),
    results: plainDate(call.resultsOn, 'full', lang),
    closes: plainDate(call.closesAt, 'full', lang),
    position: position ?? '',
    cancelled: message(lang, session === null ? 'schoolCancelled' : 'schoolCancelledPlaces', { reference, title }),
    answerBy: answerBy ? plainDate(answerBy, 'full', lang) : '',
    answer: answerBy ? answerIn(lang, answerBy, held?.startsAt) : '',
    session: held
      ? `${plainMoment(held.startsAt, 'full', lang)}\n${read(held.place)}, ${held.municipality}`
      : message(lang, 'schoolNoSession'),
    text,
  };
}

/** By when the school must answer, and what happens otherwise: a place that is due when its session begins does not lapse. */
function answerIn(lang: Locale, answerBy: Date, startsAt: Date | undefined): string {
  if (answerBy.getTime() === startsAt?.getTime()) return message(lang, 'schoolAnswerBeforeSession');
  return message(lang, 'schoolAnswerBy', { date: plainDate(answerBy, 'full', lang) });
}

/** The number of people who come, including those in wheelchairs. */
function peopleIn(lang: Locale, seats: number, wheelchairs: number): string {
  if (wheelchairs === 0) return message(lang, 'schoolPeople', { seats });
  return message(lang, wheelchairs === 1 ? 'schoolPeopleWheelchair' : 'schoolPeopleWheelchairs', {
    seats,
    wheelchairs,
  });
}
