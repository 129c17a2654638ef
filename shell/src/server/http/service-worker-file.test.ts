import fastify from 'fastify';
import { createContext, Script } from 'node:vm';
import { expect, it } from 'vitest';
import { serveServiceWorker } from './service-worker-file.ts';

async function fetchWorker(releases: string, isOn = true) {
  const app = fastify();
  serveServiceWorker(app, { releases, isOn });
  const { body, headers, statusCode } = await app.inject('/sw.js');
  await app.close();
  return { body, headers, statusCode };
}

/** Runs the file as a browser would and returns the events that it listens to. */
function listenersOf(body: string): string[] {
  const listeners: string[] = [];
  new Script(body).runInContext(createContext({ addEventListener: (type: string) => listeners.push(type) }));
  return listeners.toSorted();
}

it('is plain JavaScript that is never cached', async () => {
  const { body, headers, statusCode } = await fetchWorker('shell@1 concerts@1');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  expect(listenersOf(body)).toEqual(['activate', 'fetch', 'install', 'message']);
});

it('is another file with every release, and the same one without', async () => {
  const [one, same, next] = [
    await fetchWorker('shell@1 concerts@1'),
    await fetchWorker('shell@1 concerts@1'),
    await fetchWorker('shell@1 concerts@2'),
  ];
  expect(same.body).toBe(one.body);
  expect(next.body).not.toBe(one.body);
});

it('switched off, only takes itself away and touches no request', async () => {
  expect(listenersOf((await fetchWorker('shell@1', false)).body)).toEqual(['activate', 'install']);
});
