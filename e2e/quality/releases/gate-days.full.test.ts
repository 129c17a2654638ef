import { remoteFolders } from '@ofgc/shared/testing/read-sections.ts';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '../../../shell/src/releases/release.schema.ts';
import { storeFolder } from '../../../shell/src/releases/store/store.ts';
import { startRealApi } from '../../../shell/src/testing/api/real-api.ts';
import { fillStore } from '../../../shell/src/testing/sample-releases/built-releases.ts';
import { tryRelease } from '../../../shell/src/releases/gate/trial/try-release.ts';

// A team must be able to deploy on any day of the year. Each day takes minutes: run by `npm run test:full` only.
let dataDir: string;
let sections: Release[];

useTestFolder((own) => void (dataDir = own), beforeAll);
beforeAll(async () => {
  [, ...sections] = await fillStore(storeFolder(dataDir), ['shell', ...remoteFolders]);
}, 600_000);

describe.each([
  ['when concerts that examples name are over', '2026-12-29'],
  ['on the day on which the clocks go forward', '2027-03-28'],
  ['out of season, when nothing is announced', '2027-07-20'],
])('%s', (_when, day) => {
  it('the gate accepts all sections with the content as it is', async () => {
    const api = await startRealApi(day);
    try {
      const env = { ...process.env, DATA_DIR: dataDir, SITE_CLOCK: day, NODE_ENV: 'production' };
      for (const release of sections)
        await expect(tryRelease(storeFolder(dataDir), release, { apiUrl: api.url, env })).resolves.toMatchObject({
          isComplete: true,
        });
    } finally {
      await api.stop();
    }
  }, 900_000);
});
