import type { FastifyRequest } from 'fastify';
import { cookieIn, sessionCookies } from '@ofgc/shared/http/session-cookies.ts';
import type { Database } from '../../database/database.ts';
import type { ApiContext } from '../../http/api.ts';
import { markRecorded } from '../access-records/record-access.ts';
import { once } from '../sent-forms/once.ts';

/**
 * Makes a signed-in user's change, in one transaction. The same form sent again in the same session within ten minutes changes nothing and
 * gets the same answer, instead of an error that the record was changed meanwhile (by the same user).
 */
export function changeOnce<Answer>(
  { database, siteUrl }: Pick<ApiContext, 'database' | 'siteUrl'>,
  { headers, url, body, identity }: FastifyRequest,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  const token = cookieIn(headers.cookie, sessionCookies(siteUrl).session);
  return once(
    database,
    token ? { secret: token, content: [url.split('?')[0], body] } : undefined,
    work,
    async (_transaction, answer) => {
      if (identity) markRecorded(identity);
      return answer;
    },
  );
}
