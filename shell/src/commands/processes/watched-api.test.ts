import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testFolder, useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '@ofgc/shared/testing/free-port.ts';
import { startWatchedApi, type WatchedApi, watchedFolders } from './watched-api.ts';

vi.mock('node:child_process', { spy: true });

interface Source {
  /** Milliseconds before it listens. */
  start?: number;
  /** Statements of its end. */
  end?: string;
}

/** A minimal API that sends these words as its response, and half of them at `/half`. */
const source = (words: string, { start = 200, end = 'process.exit()' }: Source = {}) => `
  import { createServer } from 'node:http';
  const server = createServer(({ url }, answer) =>
    url === '/half'
      ? answer.writeHead(200, { 'content-length': 100 }).write('${words}', () => answer.destroy())
      : answer.end('${words}'));
  setTimeout(() => server.listen(Number(process.env.API_PORT), '127.0.0.1', () => process.send({ ready: true })), ${start});
  process.on('SIGTERM', () => { ${end} });`;
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

it('an API that says at its end that it is ready lets no request through before the next one is', async () => {
  const slow = { start: 600, end: 'process.send({ ready: true }, () => process.exit())' };
  await writeFile(main(), source('slow', slow));
  const answers = new Set<string>();
  const ask = async (last: string) => {
    const answer = await fetch(api.url);
    const words = `${answer.status} ${await answer.text()}`;
    answers.add(words);
    expect(words).toBe(last);
  };
  await vi.waitFor(() => ask('200 slow'), { timeout: 60_000, interval: 5 });
  answers.clear();
  await writeFile(main(), source('slower', slow));
  await vi.waitFor(() => ask('200 slower'), { timeout: 60_000, interval: 5 });
  expect([...answers].filter((words) => !words.startsWith('200'))).toEqual([]);
});

it('a response that breaks off is not waited for', async () => {
  const answer = await fetch(new URL('/half', api.url));
  await expect(answer.text()).rejects.toThrow('terminated');
});

it('an API that is stopped while it is restarted does not start again', async () => {
  const own = await testFolder();
  for (const folder of watchedFolders) await mkdir(join(own, folder), { recursive: true });
  const file = join(own, 'api/src/main.ts');
  const ending = join(own, 'ending');
  await writeFile(
    file,
    source('before', { end: `process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(ending)}, '')` }),
  );
  const forked = vi.mocked(fork);
  forked.mockClear();
  const stopped = await startWatchedApi(own, await freePort());
  const process = forked.mock.results[0]?.value as ChildProcess;
  await fetch(stopped.url);
  await writeFile(file, source('after'));
  await vi.waitFor(() => expect(existsSync(ending)).toBe(true), { timeout: 60_000 });
  stopped.stop();
  process.kill('SIGKILL');
  await once(process, 'exit');
  await wait(0);
  expect(forked).toHaveBeenCalledOnce();
});
