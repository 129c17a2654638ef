import { expect, it } from 'vitest';
import { coloursOf } from './palettes.ts';
import type { PosterEvent } from './poster-types.ts';
import { variedBackgrounds } from './varied-backgrounds.ts';

const poster = (id: number): PosterEvent => ({ id: String(id), category: 'temporada', programme: [] });
const backgroundOf = (event: PosterEvent | undefined) => event && coloursOf(event).palette[0];

it.each([2, 3, 6])('gives neighbours on a wall of %i columns different backgrounds', (columns) => {
  const wall = variedBackgrounds(
    Array.from({ length: 24 }, (_, index) => poster(index + 30)),
    [columns],
  );
  for (const [index, event] of wall.entries()) {
    if (index % columns) expect(backgroundOf(event)).not.toBe(backgroundOf(wall[index - 1]));
    if (index >= columns) expect(backgroundOf(event)).not.toBe(backgroundOf(wall[index - columns]));
  }
});

it('gives neighbours different backgrounds at every width of one wall', () => {
  const wall = variedBackgrounds(
    Array.from({ length: 60 }, (_, index) => poster(index)),
    [2, 3, 6],
  );
  for (const columns of [2, 3, 6])
    for (const [index, event] of wall.entries()) {
      if (index % columns) expect(backgroundOf(event)).not.toBe(backgroundOf(wall[index - 1]));
      if (index >= columns) expect(backgroundOf(event)).not.toBe(backgroundOf(wall[index - columns]));
    }
});

it('leaves a poster without neighbours as it is', () =>
  expect(variedBackgrounds([poster(1)], [3])).toEqual([poster(1)]));

it('accepts equal backgrounds where a category has only one', () => {
  const school = { ...poster(1), category: 'escolar' };
  expect(variedBackgrounds([school, school], [2])).toEqual([school, school]);
});

it('keeps off the background of the wall', () => {
  const wall = variedBackgrounds(
    Array.from({ length: 24 }, (_, index) => poster(index)),
    [3],
    '#0E2A47',
  );
  expect(wall.map(backgroundOf)).not.toContain('#0E2A47');
});
