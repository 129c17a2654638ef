import type { ApiClient } from '@ofgc/shared/api-client';
import { expect, it } from 'vitest';
import { PageSources } from './page-sources.ts';

const headersOf = (tables: string, revision: number) => ({
  'x-content-tables': tables,
  'x-content-revision': String(revision),
});
type Outcome = { headers?: Record<string, string> } | Error;
const failure = (status: number, headers = {}) => Object.assign(new Error('failed'), { response: { status, headers } });

const noon = new Date('2026-11-20T12:00:00Z');

async function sourceOf(...outcomes: Outcome[]) {
  const sources = new PageSources(noon);
  const answers = [...outcomes];
  const answer = async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return { data: null, headers: {}, ...next };
  };
  const api = sources.watch({ get: answer, post: answer } as unknown as ApiClient);
  for (const _ of outcomes) await api.get('/api/any').catch(() => {});
  return sources.source;
}

it('the source of a page has the tables of all its responses and the lowest revision', async () =>
  expect(
    await sourceOf({ headers: headersOf('events,albums', 9) }, { headers: headersOf('alerts,events', 7) }),
  ).toEqual({
    tables: ['albums', 'alerts', 'events'],
    revision: 7,
    maxAge: 43_200,
    isOutage: false,
  }));

it.each<[string, Outcome, boolean]>([
  ['a response without tables and revision', { headers: {} }, false],
  ['a response without a revision', { headers: { 'x-content-tables': 'events' } }, false],
  ['a revision that is no number', { headers: { 'x-content-tables': 'events', 'x-content-revision': 'x' } }, false],
  ['a call that was refused', failure(400), false],
  ['a call that failed', failure(503, headersOf('events', 9)), true],
  ['a call without a response', new Error('no network'), true],
])('the source of a page with %s has no revision, so that the page is not cached', async (_, outcome, isOutage) =>
  expect(await sourceOf({ headers: headersOf('events', 9) }, outcome)).toMatchObject({ revision: undefined, isOutage }),
);

it('the source of a page includes a 404 response with its tables and revision', async () =>
  expect(await sourceOf(failure(404, headersOf('content_pages', 9)))).toMatchObject({
    tables: ['content_pages'],
    revision: 9,
    isOutage: false,
  }));

it('the source of a page without a request has no revision, so that the page is not cached', async () => {
  expect((await sourceOf()).revision).toBeUndefined();
});

it('the source of a page that reads the clock lasts a minute', () => {
  const sources = new PageSources(noon);
  sources.now();
  expect(sources.source.maxAge).toBe(60);
});

it('the page’s clock does not change when a component changes the date that it got', () => {
  const { now } = new PageSources(noon);
  now().setFullYear(2030);
  expect(now()).toEqual(noon);
});
