import { announcedDecisions } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../../database/database.ts';
import { HttpError } from '../../../http/http-error.ts';
import { message } from '../../../locales/messages.ts';
import { withdrawHeldBackEmails } from '../../../mail/held-back-emails.ts';
import type { Identity } from '../../sessions/identity.ts';
import { type CaseName, findLastChange, lockCase, writeChange } from '../change-case.ts';
import { enqueueDecisionEmail } from '../enqueue-emails.ts';
import { changeRecordState, lockPlaces } from '../record-state.ts';

interface Undoing extends CaseName {
  version: number;
  entry: number;
  who: Identity;
  lang: Locale;
  siteUrl: string;
  /** The site's clock. */
  at: Date;
}

/**
 * Takes back the last change and its email, if that has not been sent. An earlier decision's email that it had replaced is queued again.
 * @throws HttpError 409 where there was another change since, the email was sent, the place that was given up is taken, or a withdrawn form
 * was sent again
 */
export async function undo(
  transaction: Database,
  { source, id, version, entry, who, lang, siteUrl, at }: Undoing,
): Promise<void> {
  // Locks in the same order as decisions: first the places, then the case.
  await lockPlaces(transaction, { source, id });
  await lockCase(transaction, { source, id }, version, who);
  const last = await findLastChange(transaction, { source, id });
  if (last?.id !== entry || !last.before || last.isUndone) throw new HttpError(409, 'nothingToUndo');
  if (last.letterKey && (await withdrawHeldBackEmails(transaction, last.letterKey)).length === 0)
    throw new HttpError(409, 'nothingToUndo');
  const { state, status, holderId, replacedLetter: key } = last.before;
  if (state) {
    const about = await changeRecordState(transaction, { source, id }, state);
    const decision = announcedDecisions.find((one) => one === state);
    if (about && key && decision) await enqueueDecisionEmail(transaction, { about, decision, key, siteUrl, at });
  }
  await transaction.updateTable('inboxEntries').set({ isUndone: true }).where('id', '=', entry).execute();
  const text = message(lang, 'case.undone', { text: last.text.split('\n')[0] ?? '' });
  await writeChange(transaction, { source, id }, { kind: 'undo', who, text, after: { status, holderId } });
}
