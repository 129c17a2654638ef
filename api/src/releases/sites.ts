import { z } from 'zod';
import type { Api } from '../http/api.ts';
import type { ReleaseContext } from './release-context.ts';

const name = z.object({ name: z.string().min(1).max(200) });
/** After so long without a report a site counts as gone, in milliseconds; a running site reports every 3 s. */
const silence = 15_000;

/** The running sites on this database, each with its own status report (JSON in the shell's format). */
export function siteRoutes(api: Api, { database }: ReleaseContext): void {
  api.put(
    '/sites/:name',
    { schema: { hide: true, params: name, body: z.object({ status: z.string().max(200_000) }) } },
    async ({ params, body }) => {
      const values = { status: body.status, seenAt: new Date() };
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
    const gone = new Date(Date.now() - silence);
    return {
      data: await database
        .selectFrom('releaseSites')
        .select(['name', 'status'])
        .where('seenAt', '>=', gone)
        .orderBy('name')
        .execute(),
    };
  });
}
