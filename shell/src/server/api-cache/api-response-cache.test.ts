import { createApiClient } from '@ofgc/shared/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testServer } from '../../testing/servers/test-server.ts';
import { ApiResponseCache } from './api-response-cache.ts';

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** The server responds only after this. */
  until?: Promise<void>;
}

let baseURL: string;
let asked: string[];
let answer: (url: string) => Answer;
let answers: ApiResponseCache;
const shared = (revision: number, tables = 'events') => ({
  headers: { 'X-Content-Tables': tables, 'X-Content-Revision': String(revision) },
});

beforeEach(async () => {
  asked = [];
  answer = () => shared(10);
  answers = new ApiResponseCache();
  answers.hear({ revision: 10, tables: null });
  baseURL = await testServer(async (request, response) => {
    const { url = '' } = request;
    const number = asked.push(url);
    const { status = 200, headers = {}, until } = answer(url);
    await until;
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify({ list: [{ asked: number }] }));
  });
});

const get = async (
  url = 'api/events',
  { revision = 10, signal }: { revision?: number | null; signal?: AbortSignal } = {},
) => {
  const api = createApiClient({ baseURL, locale: 'es', signal, before: answers.before(revision) });
  return api.get<{ list: { asked: number }[] }>(url, { params: { page: 2 } });
};
const which = async (...call: Parameters<typeof get>) => (await get(...call)).data.list[0]?.asked;

describe('a cached API response', () => {
  it('is requested once and is the same object for every page', async () => {
    const [first, second] = [await get(), await get()];
    expect(asked).toEqual(['/api/events?lang=es&page=2']);
    expect(second.data).toBe(first.data);
  });

  it('contains nothing of the request that it answered first', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    const api = createApiClient({ baseURL, locale: 'es', before: answers.before(10), headers });
    await api.get('api/events');
    const known = answers.known(10, { baseURL, url: 'api/events', params: { lang: 'es' } });
    expect(known?.data).toEqual({ list: [{ asked: 1 }] });
    expect(JSON.stringify(known)).not.toContain('203.0.113.7');
  });

  it('cannot be changed by a page', async () => {
    const { data } = await get();
    expect(() => data.list.push({ asked: 0 })).toThrow(TypeError);
    expect(() => Object.assign(data.list[0] ?? {}, { asked: 0 })).toThrow(TypeError);
  });

  it('is requested once when several pages wait for it', async () => {
    expect(await Promise.all([which(), which(), which()])).toEqual([1, 1, 1]);
    expect(asked).toHaveLength(1);
  });

  it('is requested again after one of its tables changed, not after another table changed', async () => {
    await get();
    answers.hear({ revision: 11, tables: ['news'] });
    expect(await which()).toBe(1);
    answers.hear({ revision: 12, tables: ['events'] });
    answer = () => shared(12);
    expect(await which()).toBe(2);
    expect(await which()).toBe(2);
  });

  it('has the newest known revision while it is current', async () => {
    await get();
    answers.hear({ revision: 15, tables: ['news'] });
    expect((await get()).headers).toMatchObject({ 'x-content-tables': 'events', 'x-content-revision': '15' });
  });

  it('is not stored when its tables changed while it was read', async () => {
    answers.hear({ revision: 12, tables: ['events'] });
    await get();
    expect(await which()).toBe(2);
  });

  it('is requested again after a change, without waiting for the earlier request', async () => {
    const late = Promise.withResolvers<void>();
    answer = () => (asked.length === 1 ? { ...shared(10), until: late.promise } : shared(12));
    const before = which();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    answers.hear({ revision: 12, tables: ['events'] });
    expect(await which()).toBe(2);
    late.resolve();
    expect(await before).toBe(1);
    expect(await which()).toBe(2);
  });
});

describe('the API response cache uses no cached response', () => {
  it.each([
    ['when the listening process has heard of a later revision', 11],
    ['while the listening process hears nothing', null],
  ])('%s', async (_what, revision) => {
    await get();
    expect(await which('api/events', { revision })).toBe(2);
    expect(await which()).toBe(1);
  });

  it('after the connection to the changes of the content was lost', async () => {
    await get();
    answers.hear(null);
    expect(await which()).toBe(2);
    answers.hear({ revision: 20, tables: null });
    answer = () => shared(20);
    expect(await which('api/events', { revision: 20 })).toBe(3);
  });
});

describe('a response known without a request', () => {
  const known = (revision: number | null = 10, params = { lang: 'es', page: 2 }) => {
    return answers.known(revision, { baseURL, url: 'api/events', params });
  };

  it('is the response that a client got for the same parameters', async () => {
    expect(known()).toBeUndefined();
    const { data } = await get();
    expect(known()?.data).toBe(data);
    expect(JSON.stringify(known()?.headers)).toBe(JSON.stringify((await get()).headers));
    expect(known(10, { lang: 'en', page: 2 })).toBeUndefined();
  });

  it.each([
    ['after one of its tables changed', 11, { revision: 11, tables: ['events'] }],
    ['when the listening process has heard of a later revision', 12, { revision: 11, tables: ['news'] }],
    ['while the listening process hears nothing', null, { revision: 11, tables: ['news'] }],
    ['after the connection to the changes was lost', 10, null],
  ])('is undefined %s', async (_what, revision, change) => {
    await get();
    answers.hear(change);
    expect(known(revision)).toBeUndefined();
  });
});

describe('an API response of one visitor', () => {
  it('is not shared, not even with visitors who waited for it', async () => {
    answer = () => ({});
    expect(new Set(await Promise.all([which(), which(), which()]))).toEqual(new Set([1, 2, 3]));
  });

  it('is not stored when it has an error status', async () => {
    answer = () => ({ ...shared(10), status: asked.length === 1 ? 404 : 200 });
    await expect(get()).rejects.toMatchObject({ response: { status: 404 } });
    expect(await which()).toBe(2);
  });

  it('is not aborted when another visitor leaves', async () => {
    const late = Promise.withResolvers<void>();
    answer = () => (asked.length === 1 ? { ...shared(10), until: late.promise } : shared(10));
    const leaving = new AbortController();
    const first = get('api/events', { signal: leaving.signal });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const second = which();
    leaving.abort();
    await expect(first).rejects.toThrow('canceled');
    expect(await second).toBe(2);
    late.resolve();
  });
});

it('the API response cache stays within its memory limit', async () => {
  answers = new ApiResponseCache(4_000);
  answers.hear({ revision: 10, tables: null });
  for (let page = 0; page < 40; page++) await get(`api/events/${page}`);
  expect(answers.bytes).toBeLessThanOrEqual(4_000);
  expect(answers.bytes).toBeGreaterThan(2_000);
});
