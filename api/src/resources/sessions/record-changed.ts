import { HttpError } from '../../http/http-error.ts';
import type { Identity } from './identity.ts';

/** Who has changed a record last; null and empty where the office has not. */
interface Changer {
  accountId: number | null;
  actor: string;
}

/** The error for a page with an older version of a record: who changed it since, or that it was the same person in another tab. */
export function recordChanged(last: Changer | undefined, who: Pick<Identity, 'accountId'>): HttpError {
  if (!last?.actor) return new HttpError(409, 'changedMeanwhile');
  if (last.accountId === who.accountId) return new HttpError(409, 'recordChangedByYou');
  return new HttpError(409, 'recordChanged', { name: last.actor });
}
