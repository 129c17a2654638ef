import { expect, it } from 'vitest';
import { otherSeasons, presentSeason } from './present-season.ts';
import type { Season } from './season.schema.ts';

const season = (slug: string, differences: Partial<Season> = {}): Season => ({
  id: Number(slug),
  code: `20${slug.slice(0, 2)}-${slug.slice(2)}`,
  slug,
  name: `Temporada ${slug}`,
  motto: 'Otras orillas',
  startsOn: `20${slug.slice(0, 2)}-09-01`,
  endsOn: `20${slug.slice(2)}-08-31`,
  isCurrent: false,
  saleDates: [],
  concerts: 10,
  lang: 'es',
  ...differences,
});
const slugs = (seasons: readonly Season[]) => seasons.map(({ slug }) => slug);

it('the present season is the current one, between two the newest with concerts', () => {
  const past = season('2324');
  expect(presentSeason([season('2526'), past, season('2425', { isCurrent: true })])?.slug).toBe('2425');
  expect(presentSeason([past, season('2425'), season('2526', { concerts: 0 })])?.slug).toBe('2425');
  expect(presentSeason([])).toBeUndefined();
});

it('the other seasons are those with concerts, also an announced one, without the present one', () => {
  const all = [season('2627'), season('2526', { isCurrent: true }), season('2425', { concerts: 0 }), season('2324')];
  expect(slugs(otherSeasons(all))).toEqual(['2627', '2324']);
  // Between two seasons the newest is at the address of the present one.
  expect(slugs(otherSeasons([season('2526'), season('2425')]))).toEqual(['2425']);
});
