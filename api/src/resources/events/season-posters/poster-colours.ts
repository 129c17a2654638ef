import { coloursOf, palettesOf } from '@ofgc/shared/design/poster/poster-palettes.ts';
import type { Content } from '../../../content/read-content.ts';
import { neighbouringPosters, postersBySeason } from './season-poster-order.ts';

/**
 * The colour of each concert's poster, as a number among the colours of its category. Colours are assigned along each season in the order
 * of the dates, so that neighbours on the season's wall differ, and so do consecutive posters of one kind. A poster keeps the colour of its
 * seed if possible.
 * @returns by the event's id
 */
export function posterColours({ events, categories }: Pick<Content, 'events' | 'categories'>): Map<number, number> {
  const kinds = new Map(categories.map(({ slug, kind }) => [slug, kind]));
  const chosen = new Map<number, number>();
  const recent = new Map<string, string[]>();
  for (const season of postersBySeason(events)) {
    const wall: string[] = [];
    for (const [index, { id, category: slug }] of season.entries()) {
      const category = kinds.get(slug) ?? slug;
      const colours = palettesOf(category).map(([background]) => background);
      const own = coloursOf({ id: String(id), category }).palette[0];
      const beside = neighbouringPosters(wall, index);
      const [last, ...before] = recent.get(category) ?? [];
      const count = (others: readonly (string | undefined)[], colour: string) =>
        others.filter((other) => other === colour).length;
      // Neighbours weigh most, as they count once for each width of the wall, then the last poster of the kind, then earlier posters of the
      // kind: with few colours, some must repeat.
      const clashes = (colour: string) => 4 * count(beside, colour) + 8 * count([last], colour) + count(before, colour);
      const colour = [own, ...colours].reduce((best, next) => (clashes(next) < clashes(best) ? next : best), own);
      wall.push(colour);
      recent.set(category, [colour, ...(last ? [last] : []), ...before].slice(0, colours.length - 1));
      chosen.set(id, colours.indexOf(colour));
    }
  }
  return chosen;
}
