import { sql } from 'kysely';
import { z } from 'zod';
import type { Api } from '../http/api.ts';
import type { ReleaseContext } from './release-context.ts';

const change = z.object({
  /** One more than the newest number that the writer has seen. */
  number: z.int().positive(),
  /** The writer, and the change's position in the writer's own log: a change that is sent twice is stored once. */
  origin: z.string().max(200),
  /** JSON in the shell's own format: what happened, and the live releases after it. */
  event: z.string().max(20_000),
  apps: z.string().max(1_000_000),
});

const mostAtOnce = 200;

/**
 * The log of the live releases, shared by all machines. A change takes the number after the newest one that its writer knew. If another
 * change has taken that number, the answer is 409, and the writer decides anew.
 */
export function changeLogRoutes(api: Api, { database }: ReleaseContext): void {
  const columns = ['number', 'origin', 'event', 'apps'] as const;

  api.get('/changes/latest', { schema: { hide: true } }, async () => ({
    data:
      (await database
        .selectFrom('releaseChanges')
        .select(columns)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst()) ?? null,
  }));

  const history = z.object({
    limit: z.coerce.number().int().min(1).max(mostAtOnce).default(50),
    /** Only the changes of this app. */
    app: z.string().max(100).optional(),
  });
  api.get('/changes', { schema: { hide: true, querystring: history } }, async ({ query: { limit, app } }) => ({
    data: await database
      .selectFrom('releaseChanges')
      .select(columns)
      .$if(app !== undefined, (query) => query.where(sql<string>`event::jsonb ->> 'app'`, '=', app as string))
      .orderBy('number', 'desc')
      .limit(limit)
      .execute(),
  }));

  api.post('/changes', { schema: { hide: true, body: change } }, async ({ body }, reply) => {
    const written = await database
      .insertInto('releaseChanges')
      .values(body)
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    if (written) return reply.code(201).send(written);
    const same = await database
      .selectFrom('releaseChanges')
      .select('number')
      .where('origin', '=', body.origin)
      .executeTakeFirst();
    return same ?? reply.code(409).send({ message: 'Another change came first.' });
  });
}
