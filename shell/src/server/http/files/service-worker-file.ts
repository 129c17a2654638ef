import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { networkTimeout } from '../../../timeouts.ts';

interface ServiceWorkerOptions {
  /** Where its sources are. */
  folder: string;
  /** Which release of each app is live: `shell@1a2b concerts@3c4d`. */
  releases: string;
  /** Off: the file is a worker that unregisters itself and deletes its caches. */
  isOn: boolean;
}

/**
 * `/sw.js`, at the root so that it may serve the whole site, and never cached. Its first line names the releases: a
 * browser that finds another file takes it for a new worker.
 */
export function serveServiceWorker(app: FastifyInstance, { folder, releases, isOn }: ServiceWorkerOptions): void {
  const source = readFileSync(join(folder, isOn ? 'service-worker.ts' : 'unregistering-worker.ts'), 'utf8');
  const version = createHash('sha256').update(releases).digest('hex').slice(0, 12);
  const prelude = isOn ? `const release = ${JSON.stringify(version)}, networkTimeout = ${networkTimeout};\n` : '';
  const file = prelude + stripTypeScriptTypes(source);
  app.get('/sw.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-cache').send(file),
  );
}
