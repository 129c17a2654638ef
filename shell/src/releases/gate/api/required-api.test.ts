import { afterEach, expect, it, vi } from 'vitest';
import { systemCode } from '../../../process/system-error.ts';
import { sampleRelease } from '../../../testing/sample-releases/sample-release.ts';
import { requireApi } from './required-api.ts';

afterEach(() => vi.unstubAllGlobals());
const release = sampleRelease({ reads: { 'GET /api/offers': ['data'] } });
const answers = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());
const described = (paths: object) => () => Response.json({ paths });
const required = () =>
  requireApi(release, 'http://api.test').then(
    () => null,
    (error: unknown) => error,
  );

it('a release waits where the API of its machine lacks what it asks for, through no fault of its own', async () => {
  answers(described({ '/api/news': { get: {} } }));
  const error = await required();
  expect(systemCode(error)).toBe('EAPI');
  expect(String(error)).toContain('it asks for GET /api/offers, which the API does not have');
});

it.each([
  ['does not answer', () => Response.error()],
  ['describes nothing', () => new Response('', { status: 404 })],
])('a release does not wait for an API that %s', async (_, answer) => {
  answers(answer);
  expect(await required()).toBeNull();
});
