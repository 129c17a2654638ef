import { errorSentence } from '@ofgc/shared/commands/error-sentence.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { readInternalSecret } from '@ofgc/shared/internal/internal-secret.ts';
import { ReleaseBucket } from '../releases/bucket/release-bucket.ts';
import { fetchRelease } from '../releases/database/fetch-release.ts';
import { joinOthers } from '../releases/database/join-others.ts';
import { ReleaseDatabaseClient } from '../releases/database/release-database.ts';
import { passGate } from '../releases/gate/pass-gate.ts';
import { sectionPages } from '@ofgc/shared/contract/section-pages.ts';
import { readAccepted } from '../releases/registry/accepted-registry.ts';
import { liveSections } from '../releases/registry/live-sections.ts';
import { buildAhead } from '../releases/publish/build-ahead.ts';
import { releaseAll } from '../releases/publish/release-all.ts';
import { fallBackToWhole, setDamagedAside } from '../releases/store/repair-live.ts';
import { storeFolder } from '../releases/store/store.ts';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import { collectAtRest } from '@ofgc/shared/memory/idle-gc.ts';
import { Supervisor } from '../server/supervisor/supervisor.ts';
import { readSettings, type Settings } from '../settings.ts';
import { superviseApi } from './processes/api-process.ts';
import { prepareDataFolder } from './data-folder.ts';
import { assertPortFree } from './processes/assert-port-free.ts';
import { onShutdown } from './processes/shutdown.ts';

const root = join(import.meta.dirname, '../../..');

async function start(settings: Settings): Promise<void> {
  process.env.NODE_ENV = 'production';
  collectAtRest();
  prepareDataFolder(settings.dataDir);
  await assertPortFree(settings.port, settings.host, 'PORT');
  await assertPortFree(settings.apiPort, '127.0.0.1', 'API_PORT');
  const store = storeFolder(settings.dataDir);
  await mkdir(store, { recursive: true });

  const logger = createLogger('supervisor');
  const output = {
    info: (sentence: string) => void process.stdout.write(`${sentence}\n`),
    warn: (sentence: string) => void process.stderr.write(`${sentence}\n`),
  };
  let supervisor: Supervisor | undefined;
  let api: Awaited<ReturnType<typeof superviseApi>> | undefined;
  // Before the API is started, so that nothing stays running where the launcher ends meanwhile.
  onShutdown(async () => {
    await supervisor?.stop();
    await api?.stop();
  });
  // releaseAll sets an unreadable registry aside, so errors are ignored here.
  await setDamagedAside(store, output.warn).catch(() => {});
  const finishBuild = buildAhead({ root, store, mayJoin: Boolean(process.env.DATABASE_URL) });
  api = await superviseApi(root, settings, logger);
  const began = Date.now();
  const apiUrl = `http://127.0.0.1:${settings.apiPort}/`;
  const bucket = settings.releaseBucket && new ReleaseBucket(settings.releaseBucket);
  const database = new ReleaseDatabaseClient(apiUrl, readInternalSecret(settings.dataDir), bucket);
  await finishBuild();
  const before = await releaseAll(root, store, output, {
    joinOthers: () => joinOthers(store, database, output),
    tryIt: (release, beside) => passGate(store, release, { apiUrl, env: process.env, beside }),
  });
  const passed = (await readAccepted(store).catch(() => null)) ?? before;
  await fallBackToWhole(store, output.warn, (name, version) => fetchRelease(store, database, name, version));
  process.stdout.write(`Releases are up to date (${((Date.now() - began) / 1000).toFixed(1)} s).\n`);
  supervisor = new Supervisor({
    settings,
    apiUrl,
    logger,
    database,
    bucket,
    // All machines share one list: one that is behind would take the new pages of the others out of search and site map.
    onLive: (registry) =>
      api.declare(async () =>
        supervisor?.health.behind.length === 0 ? sectionPages(await liveSections(store, registry)) : null,
      ),
  });
  // Whoever waits for the address below would take a site that ends for one that serves.
  if (!(await supervisor.start(passed))) return;
  process.stdout.write(
    `\n  Orquesta Filarmónica de Gran Canaria: http://localhost:${settings.port}\n  API and its description:             http://localhost:${settings.port}/api/docs\n\n`,
  );
}

try {
  readArguments({
    usage: 'npm start; its settings are variables of the environment (docs/operations.md)',
    options: {},
    most: 0,
  });
  await start(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${errorSentence(error)}\n`);
  process.exit(1);
}
