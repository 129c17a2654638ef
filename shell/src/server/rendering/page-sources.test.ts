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

it('a page has the tables of all its answers, and the lowest of their revisions', async () =>
  expect(
    await sourceOf({ headers: headersOf('events,albums', 9) }, { headers: headersOf('alerts,events', 7) }),
  ).toEqual({
    tables: ['albums', 'alerts', 'events'],
    revision: 7,
    maxAge: 43_200,
    isOutage: false,
  }));

it.each<[string, Outcome, boolean]>([
  ['an answer that does not say what it was made of', { headers: {} }, false],
  ['an answer with half of it', { headers: { 'x-content-tables': 'events' } }, false],
  ['a revision that is no number', { headers: { 'x-content-tables': 'events', 'x-content-revision': 'x' } }, false],
  ['a call that was refused', failure(400), false],
  ['a call that failed', failure(503, headersOf('events', 9)), true],
  ['a call without an answer', new Error('no network'), true],
])('with %s a page is nobody’s to keep', async (_, outcome, isOutage) =>
  expect(await sourceOf({ headers: headersOf('events', 9) }, outcome)).toMatchObject({ revision: undefined, isOutage }),
);

it('what does not exist is an answer like others', async () =>
  expect(await sourceOf(failure(404, headersOf('content_pages', 9)))).toMatchObject({
    tables: ['content_pages'],
    revision: 9,
    isOutage: false,
  }));

it('a page that asked for nothing is nobody’s to keep', async () => {
  expect((await sourceOf()).revision).toBeUndefined();
});

it('a page that asked for the time lasts a minute', () => {
  const sources = new PageSources(noon);
  sources.now();
  expect(sources.source.maxAge).toBe(60);
});

it('whoever counts on from the time changes it for nobody else', () => {
  const { now } = new PageSources(noon);
  now().setFullYear(2030);
  expect(now()).toEqual(noon);
});
