import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import type { RenderPage } from '../../server/rendering/render-page.ts';
import { createWorkerApp } from '../../server/worker/http/worker-app.ts';
import { readSettings } from '../../settings.ts';

export interface StartedWorker {
  app: FastifyInstance;
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** The lines of its log. */
  log: string[];
  stop: () => Promise<void>;
}

/**
 * A worker's HTTP in memory, for tests of everything before and after rendering. Its store has one release, of education;
 * its API is down: port 9 is closed.
 * @param timeout for a page, in milliseconds
 * @param env other settings
 */
export async function startWorker(
  renderPage: RenderPage,
  timeout?: number,
  env: Record<string, string> = {},
): Promise<StartedWorker> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ofgc-worker-'));
  const release = join(dataDir, 'releases/education/v1');
  await mkdir(join(release, 'browser'), { recursive: true });
  await mkdir(join(release, 'server'), { recursive: true });
  await writeFile(join(release, 'browser/remote.js'), 'plain');
  await writeFile(join(release, 'browser/remote.js.br'), 'small');
  await writeFile(join(release, 'server/main.js'), 'secret');
  await writeFile(join(release, 'release.json'), '{}');
  const log: string[] = [];
  const app = await createWorkerApp({
    settings: readSettings({
      DATA_DIR: dataDir,
      SITE_URL: 'https://ofgc.example',
      TAG_MANAGER_ID: 'GTM-ABC1234',
      ...env,
    }),
    apiUrl: 'http://127.0.0.1:9/',
    renderPage,
    timeout,
    publicFolder: join(import.meta.dirname, '../../../public'),
    serviceWorkerFolder: join(import.meta.dirname, '../../service-worker'),
    logger: createLogger('worker', { write: (line) => log.push(line) }),
  });
  const stop = async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app, get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }), log, stop };
}
