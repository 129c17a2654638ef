import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { storeFolder } from '../../../releases/store/store.ts';

/** `/assets/<app>/<version>/browser/…`: immutable, precompressed files of every release in the store, old ones too. */
export async function serveAssets(
  app: FastifyInstance,
  { dataDir, development }: { dataDir: string; development: boolean },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: storeFolder(dataDir),
    prefix: '/assets/',
    preCompressed: !development,
    immutable: !development,
    maxAge: development ? 0 : '365d',
    index: false,
    decorateReply: false,
    allowedPath: (path) => /^\/[a-z]+\/[\w.-]+\/browser\//.test(path),
  });
}
