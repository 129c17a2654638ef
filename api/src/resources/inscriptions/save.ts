import { lockOne } from '../../database/advisory-locks.ts';
import type { EnrolmentState } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import { day } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../../database/database.ts';
import { fingerprintOf } from '../../forms/fingerprint.ts';
import { InvalidForm } from '../../forms/read-form.ts';
import { newReference } from '../../forms/reference.ts';
import { HttpError } from '../../http/http-error.ts';
import { message, type MessageKey } from '../../locales/messages.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { findHeldInscriptionPlaces, inscriptionPlacesLeft } from './find.ts';
import { emailAboutInscription, type ReceivedInscription } from './enqueue-emails.ts';
import { stateOf } from './choices.ts';

/** Why nothing is taken in these states. */
const refusals: Partial<Record<EnrolmentState, MessageKey>> = {
  notYet: 'inscriptionNotYet',
  closed: 'inscriptionClosed',
  past: 'inscriptionClosed',
  full: 'inscriptionFull',
};

/**
 * Saves an inscription and sends its emails once, even if it is sent twice on one day, by a second click or a reload. One that was
 * withdrawn can be sent again.
 * @param at the site's clock, by which the inscription must be open
 * @returns its reference
 * @throws HttpError 409 where it is not open; InvalidForm where too few places are left
 */
export async function saveInscription(
  transaction: Database,
  received: ReceivedInscription & { at: Date },
): Promise<string> {
  const { kind, inscription, lang, subject, at } = received;
  const { name, email, answers, versions } = inscription;
  // The real time, not the site's clock.
  const createdAt = new Date();
  const fingerprint = fingerprintOf([kind.key, name, email, answers], createdAt);
  await lockOne(transaction, 'inscriptions', kind.key);
  const known = await transaction
    .selectFrom('inscriptions')
    .select('reference')
    .where('fingerprint', '=', fingerprint)
    .where('isWithdrawn', '=', false)
    .executeTakeFirst();
  if (known) return known.reference;

  const places = kind.party ? Number(answers[kind.party] ?? 1) : 1;
  const left = inscriptionPlacesLeft(subject, await findHeldInscriptionPlaces(transaction, kind.key));
  const state = stateOf(subject, left, at);
  const refusal = refusals[state];
  if (refusal) throw new HttpError(409, refusal, { title: subject.label });
  if (left !== null && left < places) {
    const sentence = message(lang, left === 1 ? 'placesShortOne' : 'placesShort', {
      count: left,
      title: subject.label,
    });
    throw new InvalidForm({ [kind.party ?? kind.subject ?? 'name']: [sentence] });
  }

  const over = Math.max(createdAt.getTime(), subject.isDated ? subject.endsAt.getTime() : 0);
  const added = await transaction
    .insertInto('inscriptions')
    .values({
      reference: newReference('I'),
      kind: kind.key,
      subject: subject.value,
      places,
      name,
      email,
      answers: JSON.stringify(answers),
      lang,
      fingerprint,
      createdAt,
      keptUntil: new Date(over + kind.retentionDays * day),
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  const record = { table: 'inscriptions', id: added.id } as const;
  await recordConsent(transaction, { purpose: kind.consent, version: versions.own, lang, record });
  for (const { purpose, version } of versions.others)
    await recordConsent(transaction, { purpose, version, lang, record });
  await emailAboutInscription(transaction, received, added);
  return added.reference;
}
