import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '../testing/use-test-api.ts';
import { countFacets, facetsParameter, withCounts, type FacetQuery } from './facets.ts';

const test = useEmptyDatabase();

type Dimension = 'colour' | 'size';
type Facets = FacetQuery<Dimension>['facets'];
const unfiltered: Facets = { colour: { values: sql`select unnest(colours)` }, size: { values: sql`select size` } };
const chosen = {
  colour: (value: string) => ({ ...unfiltered.colour, filter: sql<boolean>`colours @> ${[value]}::text[]` }),
  size: (value: string) => ({ ...unfiltered.size, filter: sql<boolean>`size = ${value}` }),
};

async function count(facets: Partial<Facets> = {}, wanted: Dimension[] = ['colour', 'size']) {
  const counts = await countFacets<Dimension>(test.database, {
    rows: sql`select * from (values (1, '{red,blue}'::text[], 'small'), (1, '{red}', 'large'), (2, '{blue}', 'large')) things(id, colours, size)`,
    as: 'things',
    facets: { ...unfiltered, ...facets },
    wanted,
  });
  return Object.fromEntries(wanted.map((name) => [name, counts[name]]));
}

describe('countFacets', () => {
  it('counts each thing once, however many rows it has', async () => {
    expect(await count()).toEqual({ colour: { red: 1, blue: 2 }, size: { small: 1, large: 2 } });
  });

  it('applies the other filters to a facet, but not its own', async () => {
    expect(await count({ colour: chosen.colour('red'), size: chosen.size('large') })).toEqual({
      colour: { red: 1, blue: 1 },
      size: { small: 1, large: 1 },
    });
  });

  it('ignores the filters that a facet replaces, and rows outside its scope', async () => {
    const size = chosen.size('small');
    expect(await count({ colour: { ...unfiltered.colour, replaces: ['size'] }, size })).toMatchObject({
      colour: { red: 1, blue: 2 },
    });
    expect(await count({ colour: { ...unfiltered.colour, scope: sql`id = 2` } })).toMatchObject({
      colour: { blue: 1 },
    });
  });

  it('counts only the wanted facets', async () => {
    expect(await count({}, ['size'])).toEqual({ size: { small: 1, large: 2 } });
    expect(await count({}, [])).toEqual({});
  });

  it('keeps options without results, with the count 0', () => {
    const choices = ['red', 'constructor'].map((value) => ({ value, label: value.toUpperCase() }));
    expect(withCounts(choices, { red: 1 })).toEqual([
      { value: 'red', label: 'RED', count: 1 },
      { value: 'constructor', label: 'CONSTRUCTOR', count: 0 },
    ]);
  });
});

it('facetsParameter takes a list of facets, none or all', () => {
  const parameter = facetsParameter(['colour', 'size']);
  expect(parameter.parse(undefined)).toEqual(['colour', 'size']);
  expect(parameter.parse('none')).toEqual([]);
  expect(parameter.parse('size')).toEqual(['size']);
  expect(parameter.parse('size,colour')).toEqual(['colour', 'size']);
  for (const wrong of ['', 'weight', 'size,', 'none,size'])
    expect(parameter.safeParse(wrong).success, wrong).toBe(false);
});
