import { sql } from 'kysely';
import { z } from 'zod';
import type { Api } from '../http/api.ts';
import type { ReleaseContext } from './release-context.ts';

/**
 * Much longer than a team's publishing request is valid: this is the database's time, and the machine that judges a request may have another.
 */
const nonceRetention = '30 days';
/** How many of the newest refusals are kept. */
const rememberedRefusals = 1_000;

const refusal = z.object({
  team: z.string().max(100),
  verb: z.string().max(100),
  app: z.string().max(100),
  reason: z.string().max(2_000),
});

/** The records of the publishing endpoint: requests that were used, so that none is accepted twice, and refusals. */
export function publishingRequestRoutes(api: Api, { database }: ReleaseContext): void {
  api.post(
    '/nonces',
    { schema: { hide: true, body: z.object({ nonce: z.string().min(16).max(100) }) } },
    async ({ body }, reply) => {
      await database
        .deleteFrom('releaseNonces')
        .where('usedAt', '<', sql<Date>`now() - ${nonceRetention}::interval`)
        .execute();
      const used = await database
        .insertInto('releaseNonces')
        .values(body)
        .onConflict((conflict) => conflict.doNothing())
        .returning('nonce')
        .executeTakeFirst();
      return used ? reply.code(201).send({ done: true }) : reply.code(409).send({ message: 'It was used before.' });
    },
  );

  api.post('/refusals', { schema: { hide: true, body: refusal } }, async ({ body }, reply) => {
    const { id } = await database.insertInto('releaseRefusals').values(body).returning('id').executeTakeFirstOrThrow();
    await database
      .deleteFrom('releaseRefusals')
      .where('id', '<=', id - rememberedRefusals)
      .execute();
    return reply.code(201).send({ id });
  });

  const latest = z.object({ limit: z.coerce.number().int().min(1).max(200).default(20) });
  api.get('/refusals', { schema: { hide: true, querystring: latest } }, async ({ query }) => ({
    data: await database.selectFrom('releaseRefusals').selectAll().orderBy('id', 'desc').limit(query.limit).execute(),
  }));
}
