import {
  announcedDecisions,
  type CaseStatus,
  type Decision,
  possibleDecisions,
} from '@ofgc/shared/domain/inbox/inbox.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../../database/database.ts';
import { InvalidForm } from '../../../forms/read-form.ts';
import { message } from '../../../locales/messages.ts';
import { withdrawEmails } from '../../../mail/withdraw-emails.ts';
import type { Identity } from '../../sessions/identity.ts';
import { type CaseName, lockCase, writeChange } from '../change-case.ts';
import { decisionKey, enqueueDecisionEmail } from '../enqueue-emails.ts';
import { changeRecordState, findState, lockPlaces } from '../record-state.ts';

interface Deciding extends CaseName {
  version: number;
  decision: Decision;
  who: Identity;
  lang: Locale;
  siteUrl: string;
  /** The site's clock. */
  at: Date;
}

/**
 * Accepts an application, puts it on the waiting list or refuses it, or notes that its sender, or that of an inscription, has taken it
 * back, so that its places are free again. The email of a decision, in the applicant's language, is held back for two minutes; a decision
 * replaces an earlier one's email that is still held back. Whoever takes something back knows it, and gets no email.
 * @throws HttpError 409 where the class has no place left, somebody else was quicker, or a withdrawn form was sent again; InvalidForm where this cannot be decided
 */
export async function decide(
  transaction: Database,
  { source, id, version, decision, who, lang, siteUrl, at }: Deciding,
): Promise<void> {
  const name = { source, id };
  await lockPlaces(transaction, name);
  const before = await lockCase(transaction, name, version, who);
  const state = await findState(transaction, name);
  if (!state || !possibleDecisions(source, state).includes(decision))
    throw new InvalidForm({ decision: [message(lang, 'chooseOne')] });
  const about = await changeRecordState(transaction, name, decision);
  // A later decision counts, so the email of an earlier one is not sent.
  const [replacedLetter] = about ? await withdrawEmails(transaction, [decisionKey(id, '%')]) : [];
  const letterKey = about && announcedDecisions.includes(decision) ? decisionKey(id, before.version + 1) : undefined;
  if (about && letterKey) await enqueueDecisionEmail(transaction, { about, decision, key: letterKey, siteUrl, at });
  await writeChange(transaction, name, {
    kind: 'decision',
    who,
    text: message(lang, 'decision.made', {
      from: message(lang, `decision.${state}`),
      to: message(lang, `decision.${decision}`),
    }),
    before: { ...before, state, replacedLetter },
    after: { status: statusAfter(decision), holderId: before.holderId ?? who.accountId },
    ...(letterKey && { letterKey }),
  });
}

function statusAfter(decision: Decision): CaseStatus {
  if (decision === 'withdrawn') return 'closed';
  return decision === 'received' ? 'in-hand' : 'answered';
}
