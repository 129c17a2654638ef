import { day } from '@ofgc/shared/dates/spans.ts';
import { firstState } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import { enrolmentState } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { lockOne } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';
import { newReference } from '../../forms/reference.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { allMasterclasses } from '../masterclasses/find.ts';
import { findHeldMasterclassPlaces, masterclassPlacesOffered } from '../masterclasses/places.ts';
import { emailAboutApplication } from './enqueue-emails.ts';
import { findStanding } from './find.ts';
import type { ReadApplication } from './read-form.ts';

interface NewApplication extends ReadApplication {
  masterclassId: number;
  lang: Locale;
  at: Date;
  siteUrl: string;
}

/**
 * Saves an application. Places are counted in the transaction that gives one away. Somebody who applies again gets the reference of the
 * first application, and no second email, unless it was withdrawn; only within a day, because its state may be the jury's decision by then,
 * and whoever knows a musician's name and address can send them. An applicant on the waiting list to play may also apply as a listener.
 * @returns its reference
 * @throws HttpError 404 for an unknown class, 409 for a class that takes no applications, or where an older one stands
 */
export async function saveApplication(transaction: Database, input: NewApplication): Promise<string> {
  const { masterclassId, application, versions, lang, at, siteUrl } = input;
  const { participation } = application;
  await lockOne(transaction, 'applications', masterclassId);
  const masterclass = await allMasterclasses(transaction)
    .where('masterclasses.id', '=', masterclassId)
    .executeTakeFirstOrThrow(notFound);
  // Before the last day is judged: somebody whose response was lost may send the form again after it.
  const known = await findStanding(transaction, { ...application, masterclassId });
  if (known) {
    if (Date.now() - known.createdAt.getTime() > day) throw new HttpError(409, 'applicationStands');
    return known.reference;
  }

  const left = masterclassPlacesOffered(masterclass, await findHeldMasterclassPlaces(transaction));
  const enrolment = enrolmentState({ ...masterclass, placesLeft: left.active + left.listener }, at);
  if (enrolment === 'notYet') throw new HttpError(409, 'applicationsNotYet');
  if (enrolment === 'closed' || enrolment === 'past') throw new HttpError(409, 'applicationsClosed');

  const reference = newReference('M');
  const state = firstState(participation, left[participation]);
  const { id } = await transaction
    .insertInto('masterclassApplications')
    // Consent is a legal record: it has the real time, not the site's clock.
    .values({ ...application, reference, masterclassId, state, lang, consentText: versions.own, createdAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const record = { table: 'masterclassApplications', id } as const;
  await recordConsent(transaction, { purpose: 'masterclass', version: versions.own, lang, record });
  if (application.imageConsent)
    await recordConsent(transaction, { purpose: 'masterclassImage', version: versions.image, lang, record });
  if (application.guardian)
    await recordConsent(transaction, { purpose: 'masterclassGuardian', version: versions.guardian, lang, record });
  await emailAboutApplication(transaction, { id, masterclass, application, reference, state, siteUrl, lang });
  return reference;
}
