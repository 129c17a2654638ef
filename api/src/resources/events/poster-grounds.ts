import { coloursOf, palettesOf } from '@ofgc/shared/design/poster/palettes.ts';
import type { Content } from '../../content/read-content.ts';
import { neighbouringPosters, postersBySeason } from './season-poster-order.ts';

/**
 * The colour of each concert's poster, as a number among those of its category: chosen once, along each season in the
 * order of the dates, so that neighbours on the season's wall differ, and so do two of one kind that follow each other.
 * A poster keeps the colour of its seed where it can. @returns by the event's id
 */
export function posterGrounds({ events, categories }: Pick<Content, 'events' | 'categories'>): Map<number, number> {
  const kinds = new Map(categories.map(({ slug, kind }) => [slug, kind]));
  const grounds = new Map<number, number>();
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
      // Neighbours first, then the latest of the kind, then those before it: few colours go round.
      const clashes = (colour: string) => 4 * count(beside, colour) + 8 * count([last], colour) + count(before, colour);
      const colour = [own, ...colours].reduce((best, next) => (clashes(next) < clashes(best) ? next : best), own);
      wall.push(colour);
      recent.set(category, [colour, ...(last ? [last] : []), ...before].slice(0, colours.length - 1));
      grounds.set(id, colours.indexOf(colour));
    }
  }
  return grounds;
}
