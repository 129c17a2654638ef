import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { DatabaseAwayError } from '../../releases/database/release-database.ts';
import { refuseWith } from '../entrance/refuse.ts';
import { Preview } from './preview.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** The response to the holder of a valid link, when the worker with the release fails to start. */
async function visit(failure: Error): Promise<Response> {
  const preview = new Preview({
    passes: { read: async () => ({ app: 'jobs', version: 'v2', until: Date.now() + 60_000 }) },
    workers: { workerOf: async () => Promise.reject(failure) },
    firstPage: () => '/portal-empleo',
    refuse: refuseWith({}),
    securityHeaders: {},
    logger: { error: vi.fn() },
  });
  server = createServer((request, response) => void preview.answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { Cookie: 'ofgc-preview=pass', 'Accept-Language': 'en' };
  return fetch(`http://127.0.0.1:${port}/portal-empleo`, { redirect: 'manual', headers });
}

it('of a release that is gone, or does not start any more, leads to the page that says so, and lets go', async () => {
  const answer = await visit(new Error('jobs v2 is not published here: `releases` lists what is.'));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/vista-previa']);
  expect(answer.headers.get('set-cookie')).toContain('ofgc-preview=; Path=/; Max-Age=0');
});

it('is not over while the database is away', async () => {
  const answer = await visit(new DatabaseAwayError('The database of releases does not answer.'));
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([503, null]);
});
