import type { ApiClient } from '@ofgc/shared/api-client';
import { describe, expect, it } from 'vitest';
import { readFilters } from '../filters/address-filters.ts';
import { findGuests } from './find-guests.ts';
import { guestFilterNames } from './guest-filters.ts';

/** An API whose artists play the violin in season 2627; it notes what it is asked. */
function apiOfOneViolinist() {
  const asked: object[] = [];
  const facets = {
    season: [{ value: '2627', label: '2026-27', count: 1 }],
    instrument: [{ value: 'violin', label: 'violín', count: 1 }],
  };
  const get = (_: string, { params }: { params: object }) => {
    asked.push(params);
    return Promise.resolve({ data: { data: [], meta: { total: 0, page: 1, perPage: 24, facets } } });
  };
  return { api: { get } as unknown as ApiClient, asked };
}
const find = async (query: string) => {
  const { api, asked } = apiOfOneViolinist();
  const guests = await findGuests(api, readFilters(guestFilterNames, new URLSearchParams(query)), undefined);
  return { guests, asked };
};

describe('findGuests', () => {
  it('asks once without filters', async () => {
    const { guests, asked } = await find('');
    expect(asked).toEqual([{ page: undefined, perPage: 24, guest: true }]);
    expect(guests.unknown).toEqual([]);
    expect(guests.facets.temporada).toHaveLength(1);
    expect(guests.facets.letra).toEqual([]);
  });

  it('asks by the names of the API', async () => {
    const { guests, asked } = await find('temporada=2627&instrumento=violin');
    expect(asked.at(-1)).toEqual({ season: '2627', instrument: 'violin', page: undefined, perPage: 24, guest: true });
    expect(guests.filters).toMatchObject({ temporada: '2627', instrumento: 'violin' });
  });

  it('leaves out unknown values and names them', async () => {
    const { guests, asked } = await find('temporada=2627&instrumento=kazoo');
    expect(asked.at(-1)).toEqual({ season: '2627', page: undefined, perPage: 24, guest: true });
    expect(guests.unknown).toEqual([{ name: 'instrumento', value: 'kazoo' }]);
    expect(guests.filters.instrumento).toBe('');
  });
});
