import { plainDate } from '@ofgc/shared/dates/format.ts';
import { education } from '@ofgc/shared/domain/departments/department-contacts.ts';
import type { ApplicationState } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import { defaultLocale, type Locale } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { applicationPath } from '@ofgc/shared/routes/education/masterclasses.ts';
import { inboxCasePath } from '@ofgc/shared/routes/office/inbox.ts';
import { readerIn, type Text } from '../../content/bilingual.ts';
import { message } from '../../locales/messages.ts';
import type { Database } from '../../database/database.ts';
import { inOffice } from '../../mail/in-office.ts';
import { composeEmail, type TemplateName } from '../../mail/compose-email.ts';
import { getsConfirmation } from '../../mail/confirmation-limits.ts';
import { enqueueEmail, type QueuedEmail } from '../../mail/email-queue.ts';
import { type AcceptedPlace, placeTerms } from './place-terms.ts';
import type { ReadApplication } from './read-form.ts';

/** The person who gets the email. */
type Applicant = Pick<ReadApplication['application'], 'name' | 'email' | 'participation'>;

interface EmailFacts {
  application: Applicant;
  masterclass: AcceptedPlace['masterclass'] & {
    title: Text;
    master: string;
    venueName: string;
    hallName: Text;
    street: string;
  };
  reference: string;
  state: ApplicationState;
  /** When the office accepted the application, by the site's clock. */
  givenAt?: Date;
  siteUrl: string;
}
type Addressed = Omit<QueuedEmail, 'key'>;

const templates: Partial<Record<ApplicationState, TemplateName>> = {
  accepted: 'masterclassAccepted',
  waitlist: 'masterclassWaitlist',
  rejected: 'masterclassRejected',
};

/** Players are told that they were chosen, listeners that they have a place. */
function templateOf({ state, application: { participation } }: EmailFacts): TemplateName {
  if (state === 'accepted' && participation === 'active') return 'masterclassChosen';
  return templates[state] ?? 'masterclassReceived';
}

function factsOf({ masterclass, application, reference }: EmailFacts, lang: Locale): Record<string, string> {
  const read = readerIn(lang);
  const { title, master, meetings, venueName, hallName, street } = masterclass;
  return {
    reference,
    name: application.name,
    title: read(title),
    master,
    dates: meetings
      .map(({ startsAt, endsAt }) =>
        [
          plainDate(startsAt, 'full', lang),
          `${plainDate(startsAt, 'time', lang)}–${plainDate(endsAt, 'time', lang)}`,
        ].join(', '),
      )
      .join('\n'),
    place: `${venueName}, ${read(hallName)}, ${street}`,
  };
}

/**
 * Emails the education team with all fields but what the applicant needs, and the applicant with none of the typed text and at most a limited number of emails a day, so
 * that nobody can use the form to write to other people.
 */
export async function emailAboutApplication(
  transaction: Database,
  { id, ...facts }: EmailFacts & Pick<ReadApplication, 'application'> & { id: number; lang: Locale },
): Promise<void> {
  await enqueueEmail(transaction, { ...teamEmail(facts, id), key: `masterclass:${id}:team` });
  if (!(await getsConfirmation(transaction, 'masterclassApplications', facts.application.email))) return;
  await enqueueEmail(transaction, { ...applicantEmail(facts), key: `masterclass:${id}:applicant` });
}

/**
 * The applicant's email: they have the place, with its fee and deadline, the place is held, they are on the waiting list, or they are
 * refused; with a link to the state of the application.
 */
export function applicantEmail({ lang, ...facts }: EmailFacts & { lang: Locale }): Addressed {
  const { application, reference, siteUrl, state } = facts;
  const link = siteUrl + localisedPath(applicationPath(reference), lang);
  const values = factsOf(facts, lang);
  // The terms follow the place in the email's block of facts.
  if (state === 'accepted')
    values.place += `\n${placeTerms({ ...facts, participation: application.participation }, lang)}`;
  const email =
    state === 'rejected' && application.participation === 'listener'
      ? listenerRefusal(values, reference, lang)
      : composeEmail(lang, templateOf(facts), { values, link });
  return { ...email, recipient: application.email, replyTo: education.email, lang };
}

/** The refusal of a listener: the template is for players, and offers them to come as listeners. */
function listenerRefusal(values: Record<string, string>, reference: string, lang: Locale) {
  const subject = message(lang, 'listenerRefused.subject', values);
  return composeEmail(lang, 'officeEmail', {
    values: { subject, text: message(lang, 'listenerRefused.text', values), reference },
  });
}

/** The email to the education team, in Spanish; replies go to the applicant. */
function teamEmail(facts: EmailFacts & Pick<ReadApplication, 'application'>, id: number): Addressed {
  const { application, siteUrl, state } = facts;
  const { imageConsent, ...written } = application;
  const lang = defaultLocale;
  const email = composeEmail(lang, 'masterclassForTeam', {
    values: {
      ...factsOf(facts, lang),
      ...written,
      name: `${application.name} ${application.lastname}`,
      participation: message(lang, application.participation === 'active' ? 'activeParticipant' : 'listener'),
      state: message(lang, state === 'waitlist' ? 'onWaitingList' : 'placeHeld'),
      image: message(lang, imageConsent ? 'yes' : 'no'),
      needs: inOffice(application.needs, lang),
    },
    link: siteUrl + inboxCasePath('masterclass', id),
  });
  return { ...email, recipient: education.email, replyTo: application.email, lang };
}
