import { type EmailState, possibleDecisions } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { InboxEntry, InboxLine, InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Nullable, Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { EmailQueue } from '../../database/tables.generated.ts';
import { message } from '../../locales/messages.ts';
import { isHeldBack } from '../../mail/held-back-emails.ts';
import type { Identity } from '../sessions/identity.ts';
import { findSender } from './rights/correct.ts';
import { findEntries, type InboxRow } from './find.ts';
import { findImagePermission } from './rights/image-permission.ts';
import { findState } from './record-state.ts';
import { findSubmittedFields } from './submitted-fields.ts';

/**
 * A case for the staff's list, with instants as ISO 8601; it has the assignee's name, but neither the department nor the account’s id.
 */
export function presentLine({
  department: _department,
  holderId: _holderId,
  sentAt,
  keptUntil,
  ...row
}: InboxRow): InboxLine {
  return { ...row, sentAt: sentAt.toISOString(), keptUntil: keptUntil.toISOString() };
}

/** A case with its submitted fields and its history. @param emailSubject its subject in the sender's language */
export async function presentCase(
  database: Database,
  row: InboxRow,
  { who, lang, emailSubject }: { who: Identity; lang: Locale; emailSubject: string },
): Promise<InboxCase> {
  const state = await findState(database, row);
  return {
    ...presentLine(row),
    isMine: row.holderId === who.accountId,
    emailSubject,
    fields: await findSubmittedFields(database, row, lang),
    entries: await presentEntries(database, row),
    sender: await findSender(database, row),
    ...(await findImagePermission(database, row)),
    // A record that was kept for its permission alone has no address to write to.
    decision:
      state && row.email
        ? { current: message(lang, `decision.${state}`), options: possibleDecisions(row.source, state) }
        : null,
  };
}

async function presentEntries(database: Database, row: InboxRow): Promise<InboxEntry[]> {
  const rows = await findEntries(database, row);
  const last = rows.find(({ kind }) => kind !== 'note')?.id;
  const now = new Date();
  return rows.map(({ id: entry, at, actor, kind, text, before, isUndone, letterKey, ...email }) => ({
    id: entry,
    at: at.toISOString(),
    actor,
    kind,
    text,
    canUndo: entry === last && before !== null && !isUndone && (letterKey === null || isHeldBack(email, now)),
    letter: emailState(email),
  }));
}

type EmailRow = Nullable<Pick<Selectable<EmailQueue>, 'dueAt' | 'sentAt' | 'givenUpAt' | 'attempts' | 'failure'>>;

function emailState({ dueAt, sentAt, givenUpAt, attempts, failure }: EmailRow): EmailState | null {
  // The email was taken back, or has been deleted since.
  if (!dueAt) return null;
  if (sentAt) return 'sent';
  if (givenUpAt) return 'failed';
  // A later try clears the failure of the one before.
  return failure === null && (attempts ?? 0) < 2 ? 'waiting' : 'delayed';
}
