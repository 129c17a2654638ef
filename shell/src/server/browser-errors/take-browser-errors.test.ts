import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { testServer } from '../../testing/servers/test-server.ts';
import { mostOfAll, mostOfVisitor } from './browser-error-limits.ts';
import { takeBrowserErrors } from './take-browser-errors.ts';

const warn = vi.fn<(fields: object, sentence: string) => void>();
const onError = vi.fn<(release: { remote: string; version: string }, visitor: string) => void>();
let store: string;
let address: string;

beforeEach(async () => {
  vi.clearAllMocks();
  store = await testFolder();
  await mkdir(join(store, 'jobs/v1/maps/browser'), { recursive: true });
  // One mapping: the first column of the first line is line 3, column 5 of the page.
  const map = { version: 3, sources: ['mfe-jobs/src/pages/PortalPage.tsx'], names: [], mappings: 'AAEI' };
  await writeFile(join(store, 'jobs/v1/maps/browser/jobs.portal.js.map'), JSON.stringify(map));
  const take = takeBrowserErrors({
    store,
    logger: { warn } as never,
    visitorOf: ({ headers }) => String(headers['x-visitor'] ?? 'somebody'),
    isServed: (remote, version) => remote === 'jobs' && version === 'v1',
    onError,
    securityHeaders: {},
  });
  address = await testServer((request, response) => {
    if (!take(request, response)) response.writeHead(404).end();
  });
});

const stack = (version: string, message = 'ana@example.org is no number') =>
  `TypeError: ${message}\n    at f (https://ofgc.example/assets/jobs/${version}/browser/jobs.portal.js:1:1)\n    at https://ofgc.example/portal-empleo?correo=ana:1:2`;
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${address}browser-errors`, { method: 'POST', body, headers });

it('a browser error is counted for its release, and logged with the source’s line but no message or address', async () => {
  expect((await post(stack('v1'))).status).toBe(204);
  expect(onError).toHaveBeenCalledExactlyOnceWith({ remote: 'jobs', version: 'v1' }, 'somebody');
  const at = ['mfe-jobs/src/pages/PortalPage.tsx:3:5'];
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { remote: 'jobs', version: 'v1', error: 'TypeError', at },
    'an error in a browser',
  );
});

it.each([
  ['of a release that is not served', stack('v9')],
  ['of a foreign script', 'TypeError: x\n at https://elsewhere.example/a.js:1:1'],
  ['that is not an error', '{"a":1}'.repeat(9_000)],
])('a browser error %s is answered with 204 and not counted', async (_, body) => {
  expect((await post(body)).status).toBe(204);
  expect(onError).not.toHaveBeenCalled();
});

it('a browser error is counted only if a page of the site sends it', async () => {
  for (const from of ['cross-site', 'same-site', 'none']) await post(stack('v1'), { 'Sec-Fetch-Site': from });
  expect(onError).not.toHaveBeenCalled();
  await post(stack('v1'), { 'Sec-Fetch-Site': 'same-origin' });
  expect(onError).toHaveBeenCalledOnce();
});

it('a visitor’s browser errors are counted twenty times a minute at most, and keep no other visitor’s from being counted', async () => {
  for (let one = 0; one < mostOfAll + 1; one++) await post(stack('v1'));
  expect(onError).toHaveBeenCalledTimes(mostOfVisitor);
  await post(stack('v1'), { 'X-Visitor': 'another' });
  expect(onError).toHaveBeenLastCalledWith({ remote: 'jobs', version: 'v1' }, 'another');
});
