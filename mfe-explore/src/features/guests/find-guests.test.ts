import type { ApiClient } from '@ofgc/shared/api-client';
import { readFilters } from '@ofgc/shared/filters/filters.ts';
import { describe, expect, it } from 'vitest';
import { findGuests } from './find-guests.ts';

const names = ['temporada', 'papel', 'instrumento', 'letra'] as const;

/** An API whose artists play the violin in season 2627. It refuses the instrument `kazoo`, and records the query of each request. */
function apiOfOneViolinist() {
  const asked: object[] = [];
  const facets = {
    season: [{ value: '2627', label: '2026-27', count: 1 }],
    instrument: [{ value: 'violin', label: 'violín', count: 1 }],
  };
  const get = (_: string, { params }: { params: { instrument?: string } }) => {
    asked.push(params);
    return params.instrument === 'kazoo'
      ? Promise.reject(Object.assign(new Error('refused'), { response: { status: 400 } }))
      : Promise.resolve({ data: { data: [], meta: { total: 0, page: 1, perPage: 24, facets } } });
  };
  return { api: { get } as unknown as ApiClient, asked };
}
const find = async (query: string) => {
  const { api, asked } = apiOfOneViolinist();
  const guests = await findGuests(api, readFilters(names, new URLSearchParams(query)), undefined);
  return { guests, asked };
};

describe('findGuests', () => {
  it('sends one request with the parameter names of the API', async () => {
    const { guests, asked } = await find('temporada=2627&instrumento=violin');
    expect(asked).toEqual([{ season: '2627', instrument: 'violin', page: undefined, perPage: 24, guest: true }]);
    expect(guests).toMatchObject({ filters: { temporada: '2627', instrumento: 'violin' }, unknown: [] });
  });

  it('leaves out unknown values and reports them', async () => {
    const { guests, asked } = await find('temporada=2627&instrumento=kazoo');
    expect(asked.at(-1)).toEqual({ season: '2627', page: undefined, perPage: 24, guest: true });
    expect(guests.unknown).toEqual([{ name: 'instrumento', value: 'kazoo' }]);
    expect(guests.filters).toEqual({ temporada: '2627' });
  });
});
