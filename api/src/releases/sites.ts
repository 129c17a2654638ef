import { sql } from 'kysely';
import { z } from 'zod';
import type { Api } from '../http/api.ts';
import type { ReleaseContext } from './release-context.ts';

const name = z.object({ name: z.string().min(1).max(1_000) });
/** After so long without a report a site counts as gone; a running site reports every 3 s. */
const silence = '15 seconds';

/**
 * The running sites on this database, each with its own status report (JSON in the shell's format). Times are those of the database, as
 * the clocks of two machines differ.
 */
export function siteRoutes(api: Api, { database }: ReleaseContext): void {
  api.put(
    '/sites/:name',
    { schema: { hide: true, params: name, body: z.object({ status: z.string().max(200_000) }) } },
    async ({ params, body }) => {
      const values = { status: body.status, seenAt: sql<Date>`now()` };
      await database
        .insertInto('releaseSites')
        .values({ ...params, ...values })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
        .execute();
      return { done: true };
    },
  );

  api.delete('/sites/:name', { schema: { hide: true, params: name } }, async ({ params }) => {
    await database.deleteFrom('releaseSites').where('name', '=', params.name).execute();
    return { done: true };
  });

  api.get('/sites', { schema: { hide: true } }, async () => {
    return {
      data: await database
        .selectFrom('releaseSites')
        .select(['name', 'status'])
        .where('seenAt', '>=', sql<Date>`now() - ${silence}::interval`)
        .orderBy('name')
        .execute(),
    };
  });
}
