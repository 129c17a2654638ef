import type { LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Filters } from './filters.ts';
import { filteredData, filteredLoader, searchKnown } from './search-known.ts';

const failure = (status: number) => Object.assign(new Error(`status ${status}`), { response: { status } });

/** A list that refuses unknown rooms, as the API does, finds nothing in other years, and fails for `boom`. */
function listOf(rooms: readonly string[]) {
  const asked: Filters[] = [];
  const search = (filters: Filters<'sala' | 'anio'>) => {
    asked.push(filters);
    if (filters.sala === 'boom') return Promise.reject(failure(500));
    if (filters.sala && !rooms.includes(filters.sala)) return Promise.reject(failure(400));
    return Promise.resolve({ years: ['2026'] });
  };
  const find = (filters: Filters<'sala' | 'anio'>) =>
    searchKnown({
      filters,
      search,
      accepted: (found) =>
        Promise.resolve({
          sala: rooms.map((value) => ({ value })),
          anio: (found?.years ?? ['2026']).map((value) => ({ value })),
        }),
    });
  return { asked, find };
}

describe('searchKnown', () => {
  it('sends one request when all filters are known', async () => {
    const { asked, find } = listOf(['a']);
    expect(await find({ sala: 'a', anio: '2026' })).toMatchObject({
      filters: { sala: 'a', anio: '2026' },
      unknown: [],
    });
    expect(asked).toHaveLength(1);
  });

  it('leaves out a filter that the API refuses or that is not among its options', async () => {
    const { asked, find } = listOf(['a']);
    expect(await find({ sala: 'x', anio: '2026' })).toMatchObject({
      filters: { anio: '2026' },
      unknown: [{ name: 'sala', value: 'x' }],
    });
    expect(asked.at(-1)).toEqual({ anio: '2026' });
    expect(await find({ sala: 'a', anio: '1066' })).toMatchObject({
      filters: { sala: 'a' },
      unknown: [{ name: 'anio', value: '1066' }],
    });
  });

  it('throws other failures, and a refusal that no filter explains', async () => {
    await expect(listOf(['a']).find({ sala: 'boom' })).rejects.toThrow('status 500');
    const refused = searchKnown({
      filters: { sala: 'a' },
      search: () => Promise.reject(failure(400)),
      accepted: () => Promise.resolve({ sala: [{ value: 'a' }] }),
    });
    await expect(refused).rejects.toThrow('status 400');
  });
});

it('filteredLoader has the status 400 for unknown filters', async () => {
  const statusOf = async (unknown: string[]) =>
    (await filteredLoader(async () => ({ unknown }))({} as LoaderFunctionArgs)).init?.status;
  expect([await statusOf([]), await statusOf(['x'])]).toEqual([200, 400]);
});

it('filteredData has status 400 for unknown filters, otherwise 200', () =>
  expect([[], ['x']].map((unknown) => filteredData(null, unknown).init?.status)).toEqual([200, 400]));
