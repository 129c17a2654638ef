import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { fillStore } from '../../../testing/sample-releases/built-releases.ts';
import { startFakeApi } from '../../../testing/api/fake-api.ts';
import { passOn, testServer } from '../../../testing/servers/test-server.ts';
import { storeFolder } from '../../store/store.ts';
import { tryRelease } from './try-release.ts';

it('judges a release anew, without the API, where this goes away in the midst of its trial', async () => {
  const dataDir = await testFolder();
  const store = storeFolder(dataDir);
  const api = await startFakeApi();
  api.tables = 'pages';
  try {
    const [, jobs] = await fillStore(store, ['shell', 'mfe-jobs']);
    let left = 12;
    const apiUrl = await testServer(({ url = '/' }, answer) =>
      passOn(new URL(url, api.url), answer, left-- > 0 ? undefined : 503),
    );
    const env = { ...process.env, DATA_DIR: dataDir, SITE_CLOCK: '2026-11-20', NODE_ENV: 'production' };
    expect(await tryRelease(store, jobs!, { apiUrl, env, stepTimeout: 8_000 })).toMatchObject({
      notes: ['the API does not answer: pages were rendered without data alone'],
      isComplete: false,
    });
    expect(left).toBeLessThan(0);
  } finally {
    await api.stop();
  }
}, 180_000);
