import { palettesOf } from '@ofgc/shared/design/poster/poster-palettes.ts';
import { programmePoster } from '@ofgc/shared/design/poster/programme-poster.ts';
import { describe, expect, it } from 'vitest';
import { contentFolder, readContent } from '../../../content/read-content.ts';
import { posterColours } from './poster-colours.ts';

const { content } = await readContent(contentFolder);
const colours = posterColours(content);
const kinds = new Map(content.categories.map(({ slug, kind }) => [slug, kind]));

describe('the colours of posters', () => {
  it('are of the category of each concert', () => {
    for (const { id, category } of content.events)
      expect(palettesOf(kinds.get(category) ?? '')[colours.get(id) ?? -1]).toBeDefined();
  });
});

/** Concerts of one season, a week apart. */
const seasonOf = (category: string) =>
  Array.from({ length: 24 }, (_, index) => ({
    id: index + 30,
    season: '2026-27',
    category,
    performances: [{ date: new Date(Date.UTC(2026, 8, 1 + 7 * index)).toISOString().slice(0, 10) }],
  }));
const coloursOf = (events: ReturnType<typeof seasonOf>) =>
  posterColours({ ...content, events: events as unknown as typeof content.events });

it('posterColours gives two family concerts in a row different colours', () => {
  const row = [...coloursOf(seasonOf('familia')).values()];
  expect(row).toHaveLength(24);
  for (const [index, colour] of row.entries()) if (index > 0) expect(colour).not.toBe(row[index - 1]);
});

it.each([2, 3, 6])('posterColours gives neighbours on a wall of %i columns different colours', (columns) => {
  const wall = [...coloursOf(seasonOf('temporada')).values()];
  for (const [index, colour] of wall.entries()) {
    if (index % columns) expect(colour).not.toBe(wall[index - 1]);
    if (index >= columns) expect(colour).not.toBe(wall[index - columns]);
  }
});

it('the posters of 24 family concerts with different programmes differ', () => {
  const drawn = [...coloursOf(seasonOf('familia'))].map(([id, background], index) =>
    programmePoster({
      id: String(id),
      category: 'familia',
      background,
      programme: [{ kind: 'work', minutes: 40 + index }],
    }),
  );
  expect(new Set(drawn).size).toBe(24);
});
