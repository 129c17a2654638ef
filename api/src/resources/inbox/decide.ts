import { sql } from 'kysely';
import type { Decision } from '@ofgc/shared/domain/inbox/inbox.ts';
import { holdingStates } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { message } from '../../locales/messages.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { undoWindow } from '../../mail/undo-window.ts';
import { applicantEmail } from '../masterclass-applications/enqueue-emails.ts';
import { applicationLock } from '../masterclass-applications/save.ts';
import { allMasterclasses } from '../masterclasses/find.ts';
import { findHeldPlaces, placesLeft } from '../masterclasses/places.ts';
import type { Identity } from '../sessions/identity.ts';
import { lockCase, writeChange } from './change-case.ts';

interface Deciding {
  id: number;
  version: number;
  decision: Decision;
  who: Identity;
  lang: Locale;
  siteUrl: string;
}

/**
 * Accepts an application, puts it on the waiting list or refuses it; its letter, in the applicant's language, waits for two minutes.
 * @throws HttpError 409 where the class has no place left, or somebody else was quicker
 */
export async function decide(
  transaction: Database,
  { id, version, decision, who, lang, siteUrl }: Deciding,
): Promise<void> {
  const found = await transaction
    .selectFrom('masterclassApplications')
    .select('masterclassId')
    .where('id', '=', id)
    .executeTakeFirst();
  const masterclass =
    found &&
    (await allMasterclasses(transaction).where('masterclasses.id', '=', found.masterclassId).executeTakeFirst());
  if (!found || !masterclass) throw notFound();
  // The same order as those who apply: places of one class are given away one after the other.
  await sql`select pg_advisory_xact_lock(${applicationLock}, ${found.masterclassId})`.execute(transaction);
  const before = await lockCase(transaction, { source: 'masterclass', id }, version, who);
  const application = await transaction
    .selectFrom('masterclassApplications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { state, participation, reference } = application;
  const holdsPlace = (holdingStates as readonly string[]).includes(state);
  if (decision === 'accepted' && !holdsPlace) {
    const left = placesLeft(masterclass, await findHeldPlaces(transaction));
    if (left[participation] <= 0) throw new HttpError(409, 'noPlaceLeft');
  }
  await transaction.updateTable('masterclassApplications').set({ state: decision }).where('id', '=', id).execute();
  const letterKey = `masterclass:${id}:decision:${before.version + 1}`;
  const letter = applicantEmail({
    masterclass,
    application,
    reference,
    state: decision,
    siteUrl,
    lang: application.lang,
  });
  await enqueueEmail(transaction, { ...letter, key: letterKey }, new Date(Date.now() + undoWindow));
  await writeChange(
    transaction,
    { source: 'masterclass', id },
    {
      kind: 'decision',
      who,
      text: message(lang, 'decision.made', {
        from: message(lang, `decision.${state}`),
        to: message(lang, `decision.${decision}`),
      }),
      before: { ...before, state },
      after: { status: 'answered', holderId: before.holderId ?? who.accountId },
      letterKey,
    },
  );
}
