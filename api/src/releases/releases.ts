import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Api } from '../http/api.ts';
import { ofDevelopment } from './prune-release-records.ts';
import { largestFile, type ReleaseContext } from './release-context.ts';

/** A version becomes part of file names on every machine. */
const versionName = z.string().regex(/^\w[\w.-]*$/);
const named = z.object({ app: z.string().regex(/^[a-z]+$/), version: versionName });
const published = z.object({
  /** The text of `release.json`, of as many letters as a team may send (`shell/src/releases/signed/tarball-limits.ts`). */
  manifest: z.string().max(1024 * 1024),
  /** The team's signature, as JSON in the shell's own format. Null for a release that was published on a machine of the site. */
  proof: z.string().max(20_000).nullable(),
});
/** In bytes: in JSON the manifest's quotes and line ends are two letters each. */
const largestPublished = 4 * 1024 * 1024;
const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** A file's hash in URL-safe base64. */
const fileParams = z.object({ name: z.string().regex(/^[\w-]{64}$/) });
const hashOf = (name: string) => `sha384-${name.replaceAll('-', '+').replaceAll('_', '/')}`;

/** Published releases and, where several machines share the database, their files, each stored once under its hash. */
export function releaseRoutes(api: Api, { database, storesFiles }: ReleaseContext): void {
  api.get('/apps/:app/:version', { schema: { hide: true, params: named } }, async ({ params }, reply) => {
    const release = await database
      .selectFrom('releases')
      .select(['manifest', 'proof', 'addedAt'])
      .where('app', '=', params.app)
      .where('version', '=', params.version)
      .executeTakeFirst();
    return release ?? reply.code(404).send({ message: 'No such release was published.' });
  });

  api.get('/apps/:app', { schema: { hide: true, params: named.pick({ app: true }) } }, async ({ params }) => ({
    data: await database
      .selectFrom('releases')
      .select([
        'version',
        'addedAt',
        sql<boolean>`coalesce(strpos(proof, ${ofDevelopment}), 0) > 0`.as('isOfDevelopment'),
      ])
      .where('app', '=', params.app)
      .orderBy('addedAt', 'desc')
      .execute(),
  }));

  api.put(
    '/apps/:app/:version',
    { bodyLimit: largestPublished, schema: { hide: true, params: named, body: published } },
    async ({ params, body }) => {
      await database
        .insertInto('releases')
        .values({ ...params, ...body })
        // A signature belongs to one manifest, and builds of one release differ in theirs (date, commit, compressed copies): so a signed
        // release keeps both when it is published unsigned. The date is renewed, so that the release is not pruned before it goes live.
        .onConflict((conflict) =>
          conflict.columns(['app', 'version']).doUpdateSet((row) => ({
            addedAt: new Date(),
            manifest: row
              .case()
              .when(body.proof === null ? row('releases.proof', 'is', null) : row.lit(true))
              .then(body.manifest)
              .else(row.ref('releases.manifest'))
              .end(),
            proof: row.fn.coalesce(row.val(body.proof), 'releases.proof'),
          })),
        )
        .execute();
      return { done: true };
    },
  );

  api.post(
    '/files/missing',
    { schema: { hide: true, body: z.object({ hashes: z.array(hash).max(5_000) }) } },
    async ({ body }) => {
      if (!storesFiles || body.hashes.length === 0) return { data: [] };
      // The publisher does not upload files that are stored already, so their date is renewed: they are not pruned before the release names
      // them.
      const rows = await database
        .updateTable('releaseFiles')
        .set({ addedAt: new Date() })
        .where('hash', 'in', (files) =>
          // Rows are locked in the order of their hashes, so that two publishers of the same files never deadlock.
          files.selectFrom('releaseFiles').select('hash').where('hash', 'in', body.hashes).orderBy('hash').forUpdate(),
        )
        .returning('hash')
        .execute();
      const known = new Set(rows.map((row) => row.hash));
      return { data: body.hashes.filter((one) => !known.has(one)) };
    },
  );

  api.put(
    '/files/:name',
    { bodyLimit: largestFile, schema: { hide: true, params: fileParams } },
    async ({ params, body }, reply) => {
      const content = body as Buffer;
      const wanted = hashOf(params.name);
      if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== wanted)
        return reply.code(422).send({ message: 'The file is not what its hash says.' });
      await database
        .insertInto('releaseFiles')
        .values({ hash: wanted, content })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ addedAt: new Date() }))
        .execute();
      return { done: true };
    },
  );

  api.get('/files/:name', { schema: { hide: true, params: fileParams } }, async ({ params }, reply) => {
    const file = await database
      .selectFrom('releaseFiles')
      .select('content')
      .where('hash', '=', hashOf(params.name))
      .executeTakeFirst();
    if (!file) return reply.code(404).send({ message: 'No such file is kept.' });
    return reply.type('application/octet-stream').send(Buffer.from(file.content));
  });

  const trial = z.object({ shell: versionName, notes: z.array(z.string()) });
  api.put('/trials/:app/:version', { schema: { hide: true, params: named, body: trial } }, async ({ params, body }) => {
    await database
      .insertInto('releaseTrials')
      .values({ ...params, shell: body.shell, notes: JSON.stringify(body.notes) })
      // A check that was signed again replaces the one whose key was revoked.
      .onConflict((conflict) =>
        conflict.columns(['app', 'version', 'shell']).doUpdateSet({ notes: JSON.stringify(body.notes) }),
      )
      .execute();
    return { done: true };
  });
  api.get('/trials/:app/:version', { schema: { hide: true, params: named } }, async ({ params }) => ({
    data: await database
      .selectFrom('releaseTrials')
      .select(['shell', 'notes'])
      .where('app', '=', params.app)
      .where('version', '=', params.version)
      .execute(),
  }));
}
