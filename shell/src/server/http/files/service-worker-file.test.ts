import fastify from 'fastify';
import { readFile, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, expect, it } from 'vitest';
import { serveServiceWorker } from './service-worker-file.ts';

const sources = join(import.meta.dirname, '../../../service-worker');
let folder: string;
// Strips the types, as the shell's build does.
useTestFolder(async (own) => {
  folder = own;
  for (const name of ['service-worker', 'unregistering-worker']) {
    const source = await readFile(join(sources, `${name}.ts`), 'utf8');
    await writeFile(join(folder, `${name}.js`), stripTypeScriptTypes(source));
  }
}, beforeAll);

async function fetchWorker(releases: string, isOn = true) {
  const app = fastify();
  serveServiceWorker(app, { folder, releases: () => releases, isOn });
  const { body, headers, statusCode } = await app.inject('/sw.js');
  await app.close();
  return { body, headers, statusCode };
}

type Listener = (event: object) => void;

/** Runs the file as a browser would, without a network, and returns its listeners by event. */
function runWorker(body: string): Record<string, Listener> {
  const listeners: Record<string, Listener> = {};
  const worker = {
    addEventListener: (type: string, listener: Listener) => (listeners[type] = listener),
    URL,
    location: { origin: 'https://ofgc.example' },
    fetch: () => Promise.reject(new Error('no network')),
    caches: { keys: async () => [] },
  };
  new Script(body).runInContext(createContext(worker));
  return listeners;
}
const listenersOf = (body: string) => Object.keys(runWorker(body)).toSorted();

/** The worker's answers to a page's message; empty where it does nothing for the message. */
async function answerTo(data: unknown): Promise<unknown[]> {
  const { message } = runWorker((await fetchWorker('shell@1')).body);
  const answers: unknown[] = [];
  const port = { postMessage: (answer: object) => answers.push({ ...answer }) };
  let work: unknown;
  message?.({ data, ports: [port], waitUntil: (promise: unknown) => (work = promise) });
  await work;
  return answers;
}

it('the service worker’s file is plain JavaScript that is not cached', async () => {
  const { body, headers, statusCode } = await fetchWorker('shell@1 concerts@1');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  expect(listenersOf(body)).toEqual(['activate', 'fetch', 'install', 'message']);
});

it('the service worker’s file changes with every release, and only then', async () => {
  const [one, same, next] = [
    await fetchWorker('shell@1 concerts@1'),
    await fetchWorker('shell@1 concerts@1'),
    await fetchWorker('shell@1 concerts@2'),
  ];
  expect(same.body).toBe(one.body);
  expect(next.body).not.toBe(one.body);
});

it('the service worker’s file only unregisters the worker when it is switched off', async () => {
  expect(listenersOf((await fetchWorker('shell@1', false)).body)).toEqual(['activate', 'install']);
});

it('the service worker answers a page whether it has cached the page’s addresses', async () => {
  expect(await answerTo({ cache: ['/explora'] })).toEqual([{ cached: true }]);
  expect(await answerTo({ cache: ['/programa/38'] })).toEqual([{ cached: false }]);
});

it.each([[{ keep: ['/programa/38'] }], [{}], ['cache'], [null]])(
  'the service worker ignores the message %j of a page of another release',
  async (message) => {
    expect(await answerTo(message)).toEqual([]);
  },
);
