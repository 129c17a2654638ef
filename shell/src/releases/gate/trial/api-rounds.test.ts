import type { ApiClient } from '@ofgc/shared/api-client';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { expect, it } from 'vitest';
import { createPageApi } from '../../../server/rendering/page-api.ts';
import { PageSources } from '../../../server/rendering/page-sources.ts';
import { Deadlines } from '../../../server/worker/deadlines.ts';
import { createApiRounds } from './api-rounds.ts';

const request = new Request('http://localhost/a');
const answer = { data: { data: [] }, headers: {} } as never;
/** Resolves after so many microtasks. */
const later = async (times: number) => {
  for (let time = 0; time < times; time++) await Promise.resolve();
};

/** @param isKnown the answers are known; otherwise that to `api/b` comes some turns later @returns how often a loader waits for the API */
async function roundsOf(load: (api: ApiClient) => Promise<unknown>, isKnown = true): Promise<number> {
  const rounds = createApiRounds();
  const api = createPageApi({
    page: { request, locale: 'es', headers: {} },
    apiUrl: 'http://localhost/',
    deadlines: new Deadlines(),
    sources: new PageSources(new Date()),
    session: undefined,
    onCall: rounds.begin,
    ...(isKnown && { answers: { before: () => undefined, known: () => answer } as never }),
    inPlaceOfApi: (none) => ({
      ...none,
      get: async (path) => {
        if (path === 'api/b') for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
        return answer;
      },
    }),
  });
  await load(api);
  return rounds.count;
}

async function chain(api: ApiClient, name: string, depth: number) {
  for (let step = 0; step < depth; step++) await api.get(`api/${name}`);
}

async function optionalChain(api: ApiClient, depth: number) {
  for (let step = 0; step < depth; step++)
    await dataIfAny(
      api.get<{ data: unknown }>('api/optional').then(({ data }) => data),
      undefined,
    );
}

it.each([true, false])('chains of calls beside each other wait as often as the longest of them', async (isKnown) => {
  const loads = [
    (api: ApiClient) => Promise.all([chain(api, 'a', 4), optionalChain(api, 4)]),
    (api: ApiClient) => Promise.all([chain(api, 'a', 4), optionalChain(api, 4), chain(api, 'b', 2)]),
    (api: ApiClient) => Promise.all([0, 3, 7].map((start) => later(start).then(() => chain(api, 'c', 4)))),
  ];
  expect(await Promise.all(loads.map((load) => roundsOf(load, isKnown)))).toEqual([4, 4, 4]);
});

it('calls one after the other are counted, also where another one is in flight all the time', async () => {
  expect(await roundsOf((api) => chain(api, 'a', 8))).toBe(8);
  expect(await roundsOf((api) => Promise.all([chain(api, 'b', 3), chain(api, 'a', 8)]), false)).toBe(8);
});

it('a call that fails ends as others do', async () => {
  const failing = (api: ApiClient) => api.get('https://elsewhere.example/').catch(() => {});
  expect(await roundsOf((api) => Promise.all([failing(api), chain(api, 'a', 2)]))).toBe(2);
});
