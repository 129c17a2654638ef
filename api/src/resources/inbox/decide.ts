import type { Decision } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { message } from '../../locales/messages.ts';
import type { Identity } from '../sessions/identity.ts';
import { lockCase, writeChange } from './change-case.ts';
import { decisionKey, queueDecisionEmail, replaceDecision } from './queue-decision-email.ts';
import { changeApplication, lockPlacesFor } from './masterclass-place.ts';

interface Deciding {
  id: number;
  version: number;
  decision: Decision;
  who: Identity;
  lang: Locale;
  siteUrl: string;
}

/**
 * Accepts an application, puts it on the waiting list or refuses it. Its letter, in the applicant's language, is held back for two minutes,
 * and replaces an earlier decision's letter that is still held back.
 * @throws HttpError 409 where the class has no place left, or somebody else was quicker
 */
export async function decide(
  transaction: Database,
  { id, version, decision, who, lang, siteUrl }: Deciding,
): Promise<void> {
  await lockPlacesFor(transaction, id);
  const before = await lockCase(transaction, { source: 'masterclass', id }, version, who);
  const about = await changeApplication(transaction, { id, state: decision });
  const { state } = about.application;
  const replacedLetter = await replaceDecision(transaction, id);
  const letterKey = decisionKey(id, before.version + 1);
  await queueDecisionEmail(transaction, { about, decision, key: letterKey, siteUrl });
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
      before: { ...before, state, replacedLetter },
      after: { status: 'answered', holderId: before.holderId ?? who.accountId },
      letterKey,
    },
  );
}
