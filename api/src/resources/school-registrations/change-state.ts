import type { RegistrationState } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import type { RegistrationActor } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';

interface StateChange {
  state: RegistrationState;
  /** Null where the registration holds no session. */
  session: number | null;
  actor: RegistrationActor;
  account?: number | null;
  /** The reason, which the school can read. */
  note?: string;
  answerBy?: Date | null;
  position?: number;
}

/**
 * Changes the state of a registration from the version that the page showed, and adds a line to its history. The database itself refuses a
 * session without room.
 * @returns the new version
 * @throws HttpError 409 where somebody else changed it in between
 */
export async function changeState(
  transaction: Database,
  { id, version }: { id: number; version: number },
  { state, session, actor, account = null, note = '', ...rest }: StateChange,
): Promise<number> {
  const changed = await transaction
    .updateTable('schoolRegistrations')
    .set({ state, sessionId: session, version: version + 1, ...rest })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (!changed) throw new HttpError(409, 'schoolChanged');
  await recordEvent(transaction, id, { state, session, actor, account, note });
  return changed.version;
}

/** Adds a line with the real time, not the site’s, to a registration’s history, and changes nothing else. */
export async function recordEvent(
  transaction: Database,
  registrationId: number,
  { state, session, actor, account = null, note = '' }: StateChange,
): Promise<void> {
  await transaction
    .insertInto('schoolRegistrationEvents')
    .values({ registrationId, at: new Date(), actor, accountId: account, state, sessionId: session, note })
    .execute();
}
