import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { CaseStatus, EntryKind, InboxSource } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { caseFormSchema } from '@ofgc/shared/domain/inbox/inbox-forms.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { ApplicationState } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import type { Database } from '../../database/database.ts';
import type { InboxEntries } from '../../database/tables.generated.ts';
import { message } from '../../locales/messages.ts';
import type { Identity } from '../sessions/identity.ts';
import { editConflict } from '../sessions/edit-conflict.ts';

export interface CaseName {
  source: InboxSource;
  id: number;
}
interface CaseRow {
  status: CaseStatus;
  holderId: number | null;
  version: number;
}

/**
 * Locks a case until the transaction ends, and creates it if it does not exist yet.
 * @param version of the case when its page was opened; null: any version
 * @throws HttpError 409 with the name of the person who has changed it since
 */
export async function lockCase(
  transaction: Database,
  { source, id }: CaseName,
  version: number | null,
  who: Identity,
): Promise<CaseRow> {
  await transaction
    .insertInto('inboxCases')
    .values({ source, recordId: id, status: 'new' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await transaction
    .selectFrom('inboxCases')
    .select(['status', 'holderId', 'version'])
    .where('source', '=', source)
    .where('recordId', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (version !== null && found.version !== version)
    throw editConflict(await findLastChange(transaction, { source, id }), who);
  return found;
}

/** The last entry that changed a case: a note changes nothing. */
export async function findLastChange(
  database: Database,
  { source, id }: CaseName,
): Promise<Selectable<InboxEntries> | undefined> {
  return database
    .selectFrom('inboxEntries')
    .selectAll()
    .where('source', '=', source)
    .where('recordId', '=', id)
    .where('kind', '<>', 'note')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface Change {
  kind: EntryKind;
  /** The line of the history, in the office's language. */
  text: string;
  who: Identity;
  /** The new state of the case. Without it the case does not change, and its open pages stay valid. */
  after?: { status: CaseStatus; holderId: number | null };
  /** The earlier state, for undoing. */
  before?: CaseRow & { state?: ApplicationState; replacedLetter?: string | undefined };
  /** The key of the email sent with the change. */
  letterKey?: string;
}

/** Writes a line into the history of a locked case, and the case's new state. */
export async function writeChange(
  transaction: Database,
  { source, id }: CaseName,
  { kind, text, who, after, before, letterKey }: Change,
): Promise<void> {
  await transaction
    .insertInto('inboxEntries')
    .values({
      source,
      recordId: id,
      // The history has the real time, not the site's clock.
      at: new Date(),
      accountId: who.accountId,
      actor: who.name,
      kind,
      text,
      before: jsonOf(before),
      letterKey: letterKey ?? null,
    })
    .execute();
  if (!after) return;
  await transaction
    .updateTable('inboxCases')
    .set({ ...after, version: sql`version + 1` })
    .where('source', '=', source)
    .where('recordId', '=', id)
    .execute();
}

function jsonOf(before: Change['before']): string | null {
  if (!before) return null;
  const { status, holderId, state, replacedLetter } = before;
  return JSON.stringify({ status, holderId, state, replacedLetter });
}

/**
 * Sets the state and the holder of a case, with one line of the history; a form that changes neither writes nothing.
 * @param change as the form sends it; `version` is that of the case when its page was opened
 * @throws HttpError 409 with the name of the person who has changed it since
 */
export async function changeCase(
  transaction: Database,
  row: CaseName,
  { version, status, holder, who, lang }: z.output<typeof caseFormSchema> & { who: Identity; lang: Locale },
): Promise<void> {
  const before = await lockCase(transaction, row, version, who);
  const holderId = holder === 'me' ? who.accountId : holder === 'nobody' ? null : before.holderId;
  const isTaken = holderId !== before.holderId;
  if (!isTaken && status === before.status) return;
  const sentences = [
    ...(status === before.status
      ? []
      : [
          message(lang, 'case.status', {
            from: message(lang, `case.${before.status}`),
            to: message(lang, `case.${status}`),
          }),
        ]),
    ...(isTaken ? [holderId ? message(lang, 'case.taken') : message(lang, 'case.left')] : []),
  ];
  const kind = status === before.status ? 'holder' : 'status';
  await writeChange(transaction, row, { kind, who, text: sentences.join('\n'), before, after: { status, holderId } });
}
