import { HttpError } from '../../http/http-error.ts';
import type { Identity } from './identity.ts';

/** The user who last changed a record; null and empty where the office has not changed it. */
interface Changer {
  accountId: number | null;
  actor: string;
}

/**
 * The error for a page with an older version of a record: it names the user who has changed it since, or says that it was the same user in
 * another tab.
 */
export function editConflict(last: Changer | undefined, who: Pick<Identity, 'accountId'>): HttpError {
  if (!last?.actor) return new HttpError(409, 'changedMeanwhile');
  if (last.accountId === who.accountId) return new HttpError(409, 'recordChangedByYou');
  return new HttpError(409, 'recordChanged', { name: last.actor });
}
