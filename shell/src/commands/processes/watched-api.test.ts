import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { testFolder, useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '@ofgc/shared/testing/free-port.ts';
import { startWatchedApi, type WatchedApi, watchedFolders } from './watched-api.ts';

vi.mock('node:child_process', { spy: true });
vi.mock('node:http', { spy: true });

interface Source {
  /** The file for which it waits before it listens. */
  gate?: string;
  /** Statements of its end. */
  end?: string;
}

/** A minimal API that sends these words as its response, and half of them at `/half`. */
const source = (words: string, { gate = import.meta.filename, end = 'process.exit()' }: Source = {}) => `
  import { existsSync } from 'node:fs';
  import { createServer } from 'node:http';
  const server = createServer(({ url }, answer) =>
    url === '/half'
      ? answer.writeHead(200, { 'content-length': 100 }).write('${words}', () => answer.destroy())
      : answer.end('${words}'));
  const start = () => existsSync(${JSON.stringify(gate)})
    ? server.listen(Number(process.env.API_PORT), '127.0.0.1', () => process.send({ ready: true }))
    : setTimeout(start, 20);
  start();
  process.on('SIGTERM', () => { ${end} });`;
let root: string;
let api: WatchedApi;
/** The server to which requests for the API are sent. */
let front: Server;
const main = () => join(root, 'api/src/main.ts');

useTestFolder((own) => void (root = own), beforeAll);
beforeAll(async () => {
  for (const folder of watchedFolders) await mkdir(join(root, folder), { recursive: true });
  await mkdir(dirname(main()), { recursive: true });
  await writeFile(main(), source('before'));
  api = await startWatchedApi(root, await freePort());
  front = vi.mocked(createServer).mock.results.at(-1)?.value as Server;
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
  const forked = vi.mocked(fork);
  forked.mockClear();
  await writeFile(main(), 'export const {');
  await vi.waitFor(() => expect(forked.mock.results.map(({ value }) => (value as ChildProcess).exitCode)).toEqual([1]));
  await writeFile(main(), source('mended'));
  // The edit may not be noticed yet.
  await vi.waitFor(
    async () => {
      const answer = await fetch(api.url, { signal: AbortSignal.timeout(60_000) });
      expect([answer.status, await answer.text()]).toEqual([200, 'mended']);
    },
    { timeout: 60_000 },
  );
});

/** Over a connection of its own: one that is kept may end just then, while this process is busy with starting another. */
function ask(): Promise<string> {
  return new Promise((resolve, reject) => {
    get(api.url, { agent: false }, (answer) => {
      text(answer).then((words) => resolve(`${answer.statusCode} ${words}`), reject);
    }).on('error', reject);
  });
}

it('an API that ends by itself is told of, lets no request wait, and starts again with the next edit', async () => {
  const said = vi.spyOn(process.stderr, 'write');
  onTestFinished(() => said.mockRestore());
  const hasEnded = (code: number) =>
    vi.waitFor(
      () => expect(said).toHaveBeenCalledWith(`The API ended (${code}): the next edit of it starts it again.\n`),
      { timeout: 60_000 },
    );
  await writeFile(main(), `${source('alive')}\nsetTimeout(() => process.exit(3), 500);`);
  await hasEnded(3);
  expect(await ask()).toBe('503 ');
  // This one never is ready.
  await writeFile(main(), 'setTimeout(() => process.exit(4), 500);');
  await hasEnded(4);
  expect(await ask()).toBe('503 ');
  await writeFile(main(), source('again'));
  await vi.waitFor(async () => expect(await ask()).toBe('200 again'), { timeout: 60_000 });
});

it('an API that says at its end that it is ready lets no request through before the next one is', async () => {
  const gate = join(await testFolder(), 'gate');
  const forked = vi.mocked(fork);
  forked.mockClear();
  await writeFile(main(), source('early', { end: 'process.send({ ready: true }, () => process.exit())' }));
  await vi.waitFor(async () => expect(await (await fetch(api.url)).text()).toBe('early'));
  // The end of the connection comes after all that it said.
  const disconnected = once(forked.mock.results.at(-1)?.value as ChildProcess, 'disconnect');
  forked.mockClear();
  await writeFile(main(), source('late', { gate }));
  await disconnected;
  await vi.waitFor(() => expect(forked).toHaveBeenCalled());
  const passedOn = vi.mocked(request);
  passedOn.mockClear();
  const arrived = once(front, 'request');
  const asked = fetch(api.url);
  await arrived;
  await setImmediate();
  expect(passedOn).not.toHaveBeenCalled();
  await writeFile(gate, '');
  expect(await (await asked).text()).toBe('late');
});

it('a request that is given up while it waits for the API is not passed on to it', async () => {
  const gate = join(await testFolder(), 'gate');
  const forked = vi.mocked(fork);
  forked.mockClear();
  await writeFile(main(), source('waited for', { gate }));
  await vi.waitFor(() => expect(forked).toHaveBeenCalled());
  const passedOn = vi.mocked(request);
  passedOn.mockClear();
  const arrived = once(front, 'request');
  const leaving = new AbortController();
  const asked = fetch(api.url, { signal: leaving.signal });
  const [, answer] = (await arrived) as [IncomingMessage, ServerResponse];
  const left = once(answer, 'close');
  leaving.abort();
  await expect(asked).rejects.toThrow('aborted');
  await left;
  await writeFile(gate, '');
  await vi.waitFor(async () => expect(await ask()).toBe('200 waited for'), { timeout: 60_000 });
  expect(passedOn).toHaveBeenCalledOnce();
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
