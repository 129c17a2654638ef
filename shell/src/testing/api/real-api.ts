import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { readInternalSecret } from '@ofgc/shared/internal/internal-secret.ts';
import { superviseApi } from '../../commands/processes/api-process.ts';
import { readSettings } from '../../settings.ts';
import { freePort } from '@ofgc/shared/testing/free-port.ts';

const root = join(import.meta.dirname, '../../../..');

/** How long filling a database may take on a busy machine, in milliseconds. */
const readyTimeout = 900_000;

/**
 * The site's API with all its content in a separate process, so that its work does not block this one.
 * @param day of the site's clock, `YYYY-MM-DD`; by default the tests' day
 */
export async function startRealApi(
  day = '2026-11-20',
): Promise<{ url: string; secret: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ofgc-api-'));
  // Documents that other tests have printed are copied instead of printed again.
  const printed = join(root, '.cache/test-site/documents');
  if (existsSync(printed)) await cp(printed, join(dataDir, 'documents'), { recursive: true });
  process.env.SITE_CLOCK = day;
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
  });
  const api = await superviseApi(root, settings, pino({ level: 'silent' }), readyTimeout);
  return {
    url: `http://127.0.0.1:${settings.apiPort}/`,
    secret: readInternalSecret(dataDir),
    async stop() {
      await api.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
