import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

interface ServiceWorkerOptions {
  /** The folder with `service-worker.js` and `unregistering-worker.js`, from which the shell's build has stripped the types. */
  folder: string;
  /** The live releases: `shell@1a2b concerts@3c4d`. */
  releases: () => string;
  /** False: the file is a worker that unregisters itself and deletes its caches. */
  isOn: boolean;
}

/**
 * `/sw.js`, at the root so that its scope is the whole site, and revalidated each time. Its first line depends on the releases, because a
 * browser that finds a changed file installs it as a new worker.
 */
export function serveServiceWorker(app: FastifyInstance, { folder, releases, isOn }: ServiceWorkerOptions): void {
  app.get('/sw.js', async (_request, reply) => {
    const script = await readFile(join(folder, isOn ? 'service-worker.js' : 'unregistering-worker.js'), 'utf8');
    const version = createHash('sha256').update(releases()).digest('hex').slice(0, 12);
    const prelude = isOn ? `const release = ${JSON.stringify(version)};\n` : '';
    return reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(prelude + script);
  });
}
