import { palettesOf } from '@ofgc/shared/design/poster/poster-palettes.ts';
import { programmePoster } from '@ofgc/shared/design/poster/programme-poster.ts';
import { describe, expect, it } from 'vitest';
import { contentFolder, readContent } from '../../../content/read-content.ts';
import { posterColours } from './poster-colours.ts';

const { content } = await readContent(contentFolder);
const colours = posterColours(content);
const kinds = new Map(content.categories.map(({ slug, kind }) => [slug, kind]));
const firstDate = (event: (typeof content.events)[number]) => event.performances[0]?.date ?? '';

describe('the colours of posters', () => {
  it('are of the category of each concert', () => {
    for (const { id, category } of content.events)
      expect(palettesOf(kinds.get(category) ?? '')[colours.get(id) ?? -1]).toBeDefined();
  });

  it('differ between two family concerts in a row', () => {
    const families = content.events.filter(({ category }) => kinds.get(category) === 'familia');
    const ordered = families.toSorted((one, other) => firstDate(one).localeCompare(firstDate(other)));
    for (const [index, { id }] of ordered.entries())
      if (index > 0) expect(colours.get(id)).not.toBe(colours.get(ordered[index - 1]?.id ?? 0));
  });
});

it.each([2, 3, 6])('posterColours gives neighbours on a wall of %i columns different colours', (columns) => {
  const events = Array.from({ length: 24 }, (_, index) => ({
    id: index + 30,
    season: '2026-27',
    category: 'temporada',
    performances: [{ date: `2026-10-${String(index + 1).padStart(2, '0')}` }],
  }));
  const wall = [...posterColours({ ...content, events: events as unknown as typeof content.events }).values()];
  for (const [index, colour] of wall.entries()) {
    if (index % columns) expect(colour).not.toBe(wall[index - 1]);
    if (index >= columns) expect(colour).not.toBe(wall[index - columns]);
  }
});

it('all family posters differ', () => {
  const families = content.events.filter(({ category }) => kinds.get(category) === 'familia');
  const drawn = families.map(({ id, programme }) =>
    programmePoster({
      id: String(id),
      category: 'familia',
      background: colours.get(id),
      programme: programme.map((item) =>
        item.kind === 'work' ? { kind: 'work', minutes: content.works[item.work]?.minutes ?? 0 } : item,
      ),
    }),
  );
  expect(new Set(drawn).size).toBe(families.length);
});
