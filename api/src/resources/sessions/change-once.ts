import type { FastifyRequest } from 'fastify';
import { cookieIn, sessionCookies } from '@ofgc/shared/http/session-cookies.ts';
import type { Database } from '../../database/database.ts';
import type { ApiContext } from '../../http/api.ts';
import { type Access, markRecorded, recordAccess } from '../access-records/record-access.ts';
import { submitOnce } from '../sent-forms/submit-once.ts';
import { identityOf } from './identity.ts';

/**
 * What a form with the version of a record changes: its address up to the last parameter, which is `/api/office/concerts/36` also for
 * `…/36/undo`. Undefined for forms that create something.
 */
function recordOf({ url, routeOptions, body }: FastifyRequest): string | undefined {
  const version = typeof body === 'object' && body && 'version' in body ? Number(body.version) : undefined;
  if (version === undefined) return undefined;
  const path = url.split('?')[0]?.split('/') ?? [];
  const named = (routeOptions.url ?? '').split('/').findLastIndex((part) => part.startsWith(':'));
  if (named >= 0) return path.slice(0, named + 1).join('/');
  return version > 0 ? path.join('/') : undefined;
}

/**
 * Makes a signed-in user's change, in one transaction. The same form sent again in the same session within ten minutes changes nothing and
 * gets the same answer, instead of an error that the record was changed meanwhile (by the same user); once the same user has changed the
 * record otherwise, also by undoing, the form is judged anew.
 */
export function changeOnce<Answer>(
  { database, siteUrl }: Pick<ApiContext, 'database' | 'siteUrl'>,
  request: FastifyRequest,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  const { headers, url, body, identity } = request;
  const token = cookieIn(headers.cookie, sessionCookies(siteUrl).session);
  return submitOnce(
    database,
    token ? { secret: token, content: [url.split('?')[0], body], record: recordOf(request) } : undefined,
    work,
    async (_transaction, answer) => {
      if (identity) markRecorded(identity);
      return answer;
    },
  );
}

/** Makes a signed-in user's change with its access record, in one transaction, as `changeOnce` does. */
export async function changeRecorded(
  context: Pick<ApiContext, 'database' | 'siteUrl'>,
  request: FastifyRequest,
  access: Omit<Access, 'who'>,
  work: (transaction: Database) => Promise<unknown>,
): Promise<void> {
  await changeOnce(context, request, async (transaction) => {
    await work(transaction);
    await recordAccess(transaction, { who: identityOf(request), ...access });
  });
}
