import type { Season } from '@ofgc/shared/domain/seasons/season.schema.ts';
import { describe, expect, it } from 'vitest';
import { findSeason } from './find-season.ts';

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
const past = season('2324');
const current = season('2627', { isCurrent: true });

describe('season of an address', () => {
  it.each([
    ['temporada', current],
    ['temporada2324', past],
    ['temporada2627', current],
    ['temporada9900', undefined],
    ['temporada23', undefined],
    ['temporada2324x', undefined],
    ['no-existe', undefined],
  ])('findSeason() of %s is the season with those years, or none', (part, expected) =>
    expect(findSeason([past, current], part)).toBe(expected),
  );
});
