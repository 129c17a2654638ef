import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll } from 'vitest';
import { tryRelease } from '../../releases/gate/trial/try-release.ts';
import type { Release } from '../../releases/release.schema.ts';
import { storeFolder } from '../../releases/store/store.ts';
import { type FakeApi, startFakeApi } from '../api/fake-api.ts';
import { fillStore, publishVariant, type VariantOptions } from '../sample-releases/built-releases.ts';

type Trial = ReturnType<typeof tryRelease>;

interface JudgingSite {
  store: string;
  /** The shell, jobs and education. */
  live: readonly [Release, Release, Release];
  jobs: Release;
  api: FakeApi;
  environment: NodeJS.ProcessEnv;
  attemptWhole: (release: Release, options?: { apiUrl?: string; stepTimeout?: number }) => Trial;
  /** @returns the notes of a trial */
  attempt: (release: Release, apiUrl?: string) => Promise<readonly string[]>;
  /** Publishes a variant of jobs, which is not live. */
  variant: (options: Omit<VariantOptions, 'version'>) => Promise<Release>;
}

/** Real builds of the shell and two remotes are live, for all tests of a file; real workers without visitors try other releases. */
export function useGate(): JudgingSite {
  const site = {} as JudgingSite;
  useTestFolder((dataDir) => openSite(site, dataDir), beforeAll);
  afterAll(() => site.api?.stop());
  return site;
}

async function openSite(site: JudgingSite, dataDir: string): Promise<void> {
  const store = storeFolder(dataDir);
  const live = (await fillStore(store, ['shell', 'mfe-jobs', 'mfe-education'])) as [Release, Release, Release];
  const api = await startFakeApi();
  api.tables = 'pages';
  const environment = { ...process.env, DATA_DIR: dataDir, SITE_CLOCK: '2026-11-20', NODE_ENV: 'production' };
  const attemptWhole: JudgingSite['attemptWhole'] = (release, { apiUrl = api.url, stepTimeout = 8_000 } = {}) =>
    tryRelease(store, release, { apiUrl, env: environment, stepTimeout });
  let serial = 0;
  Object.assign(site, {
    store,
    live,
    jobs: live[1],
    api,
    environment,
    attemptWhole,
    attempt: async (release, apiUrl = api.url) => (await attemptWhole(release, { apiUrl })).notes,
    variant: (options) => publishVariant(store, live[1], { version: `try-${serial++}`, ...options }),
  } satisfies JudgingSite);
}
