import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { holdOffSeeding, lockAlone } from '../../database/advisory-locks.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import type { Identity } from '../sessions/identity.ts';
import { editConflict } from '../sessions/edit-conflict.ts';
import { type AlertVersion, findAlerts, versionsOf } from './find.ts';

type AlertText = Pick<AlertVersion, 'title' | 'activeFrom' | 'activeTo' | 'isPublished' | 'eventId'>;

/**
 * The number of a new alert of the office, from 100,001. No other transaction gets the same, and no alert of the files has it, which may
 * have been exported from another database.
 */
export async function nextAlertId(transaction: Database): Promise<number> {
  await holdOffSeeding(transaction);
  await lockAlone(transaction, 'newAlert');
  // A machine with a version from before 0085 takes the next number of the table, past the sequence.
  const { rows } = await sql<{ id: number }>`
    select setval('alert_numbers', greatest(nextval('alert_numbers'), max(alert_id) + 1, (select max(id) + 1 from alerts)))::int as id
    from alert_versions`.execute(transaction);
  return Number(rows[0]?.id);
}

/**
 * Writes the next version of an alert, and shows it on the site or takes it down. From then on the files' version of the alert is ignored.
 * @param version of the alert when its page was opened; 0: the alert is new, or only in the files
 * @throws HttpError 409 with the name of the person who saved it first
 */
export async function writeAlertVersion(
  transaction: Database,
  { id, version, text, who }: { id: number; version: number; text: AlertText; who: Identity },
): Promise<void> {
  await holdOffSeeding(transaction);
  const before = (await findAlerts(transaction)).find(({ alertId }) => alertId === id);
  if (before && before.version !== version) throw editConflict(before, who);
  // The files' version is stored as well, so that undoing can restore it.
  if (before?.version === 0) await insert(transaction, { ...before, title: JSON.stringify(before.title) });
  const added = await insert(transaction, {
    ...text,
    title: JSON.stringify(text.title),
    alertId: id,
    version: version + 1,
    at: new Date(),
    accountId: who.accountId,
    actor: who.name,
  });
  if (!added) throw editConflict(undefined, who);
  await show(transaction, id, text);
}

/** Restores the version before the newest one. @throws HttpError 409 where there is none */
export async function undoVersion(
  transaction: Database,
  { id, version, who }: { id: number; version: number; who: Identity },
): Promise<void> {
  const [newest, before] = await versionsOf(transaction, id);
  if (!newest) throw notFound();
  if (newest.version !== version) throw editConflict(newest, who);
  if (!before) throw new HttpError(409, 'nothingToUndo');
  await writeAlertVersion(transaction, { id, version, text: before, who });
}

async function insert(transaction: Database, row: Omit<AlertVersion, 'title'> & { title: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('alertVersions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Writes the alert's row for the site. Caches need no call: the table announces its changes. */
async function show(
  transaction: Database,
  id: number,
  { title, eventId, activeFrom, activeTo, isPublished }: AlertText,
): Promise<void> {
  await transaction.deleteFrom('alerts').where('id', '=', id).execute();
  if (!isPublished) return;
  await transaction
    .insertInto('alerts')
    .values({ id, title: JSON.stringify(title), eventId, activeFrom, activeTo })
    .execute();
}
