import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '@ofgc/shared/testing/free-port.ts';
import { startWatchedApi, type WatchedApi, watchedFolders } from './watched-api.ts';

/** A minimal API that sends these words as its response, and takes 200 ms to start. */
const source = (words: string) => `import { createServer } from 'node:http';
  setTimeout(() => createServer((_request, answer) => answer.end('${words}'))
    .listen(Number(process.env.API_PORT), '127.0.0.1', () => process.send({ ready: true })), 200);
  process.on('SIGTERM', () => process.exit());`;
let root: string;
let api: WatchedApi;
const main = () => join(root, 'api/src/main.ts');

useTestFolder((own) => void (root = own), beforeAll);
beforeAll(async () => {
  for (const folder of watchedFolders) await mkdir(join(root, folder), { recursive: true });
  await mkdir(dirname(main()), { recursive: true });
  await writeFile(main(), source('before'));
  api = await startWatchedApi(root, await freePort());
});
afterAll(() => api?.stop());

it('an edit of the API fails no request: requests wait for the restart', async () => {
  const answers: string[] = [];
  const ask = async () => {
    const answer = await fetch(api.url).catch((error: unknown) => ({ status: 'refused', text: () => String(error) }));
    answers.push(`${answer.status} ${await answer.text()}`);
  };
  await ask();
  await writeFile(main(), source('after'));
  await vi.waitFor(
    async () => {
      await Promise.all([ask(), ask()]);
      expect(answers.at(-1)).toBe('200 after');
    },
    { timeout: 60_000, interval: 5 },
  );
  await wait(100);
  expect(new Set(answers)).toEqual(new Set(['200 before', '200 after']));
});

it('an API with a syntax error starts again once the error is corrected', async () => {
  await writeFile(main(), 'export const {');
  await wait(600);
  await writeFile(main(), source('mended'));
  // The edit may not be noticed yet.
  await vi.waitFor(async () => {
    const answer = await fetch(api.url, { signal: AbortSignal.timeout(60_000) });
    expect([answer.status, await answer.text()]).toEqual([200, 'mended']);
  });
});
