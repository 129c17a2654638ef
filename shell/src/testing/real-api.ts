import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { superviseApi } from '../commands/api-process.ts';
import { readSettings } from '../settings.ts';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../../..');

/** The site's API with all its content, in a process of its own: what it does holds up nobody here. On the tests' day. */
export async function startRealApi(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ofgc-api-'));
  process.env.SITE_CLOCK = '2026-11-20';
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
  });
  const start = () => superviseApi(root, settings, pino({ level: 'silent' }));
  // On a busy machine it is not ready in time with an empty folder; the second start finds what the first one made.
  const api = await start().catch(start);
  return {
    url: `http://127.0.0.1:${settings.apiPort}/`,
    async stop() {
      await api.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
