import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { lockAlone } from '../database/advisory-locks.ts';
import type { Api } from '../http/api.ts';
import type { ReleaseContext } from './release-context.ts';

const name = z.object({ name: z.string().regex(/^[a-z]+$/) });
const team = z.object({
  /** The remote that belongs to the team. */
  app: z.string().regex(/^[a-z]+$/),
  mounts: z.array(z.string().startsWith('/')),
  slots: z.array(z.string()),
});
const written = team.extend({
  /** All teams as the writer has read them, in the order of their names: what they have decides what this one may be given. */
  seen: z.array(team.extend(name.shape)).optional(),
});
const key = z.object({ id: z.string(), publicKey: z.string() });

/** Teams with their remote, mounts and slots, and the public halves of their keys: the valid one and the earlier ones. */
export function teamRoutes(api: Api, { database }: ReleaseContext): void {
  api.get('/teams', { schema: { hide: true } }, async () => ({
    data: await database.selectFrom('releaseTeams').selectAll().orderBy('name').execute(),
    keys: await database.selectFrom('releaseKeys').selectAll().orderBy('addedAt').execute(),
  }));

  api.put('/teams/:name', { schema: { hide: true, params: name, body: written } }, async ({ params, body }, reply) => {
    const values = { app: body.app, mounts: JSON.stringify(body.mounts), slots: JSON.stringify(body.slots) };
    const isWritten = await database.transaction().execute(async (transaction) => {
      await lockAlone(transaction, 'releaseTeams');
      const teams = await transaction.selectFrom('releaseTeams').selectAll().orderBy('name').execute();
      if (body.seen && !isDeepStrictEqual(teams, body.seen)) return false;
      await transaction
        .insertInto('releaseTeams')
        .values({ ...params, ...values })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
        .execute();
      return true;
    });
    return isWritten
      ? { done: true }
      : reply.code(409).send({ message: 'The teams were changed meanwhile: look again.' });
  });

  api.post(
    '/teams/:name/keys',
    { schema: { hide: true, params: name, body: key } },
    async ({ params, body }, reply) => {
      const added = await database
        .insertInto('releaseKeys')
        .values({ ...body, team: params.name })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added ? reply.code(201).send(added) : reply.code(409).send({ message: 'The team has a valid key.' });
    },
  );

  api.delete('/teams/:name/keys', { schema: { hide: true, params: name } }, async ({ params }) => {
    const revoked = await database
      .updateTable('releaseKeys')
      .set({ revokedAt: new Date() })
      .where('team', '=', params.name)
      .where('revokedAt', 'is', null)
      .returning('id')
      .execute();
    return { revoked: revoked.length };
  });
}
