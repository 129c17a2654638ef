import { coloursOf, palettesOf } from '@ofgc/shared/design/poster/palettes.ts';
import type { Content } from '../../content/read-content.ts';

/** How many posters stand in a row of the season's wall: on phones, tablets and the widest screens. */
const wallColumns = [2, 3, 6];

type EventContent = Content['events'][number];
const firstDate = ({ performances }: EventContent) => performances.map(({ date }) => date).toSorted()[0] ?? '';

/**
 * The colour of each concert's poster, as a number among those of its category: chosen once, along each season in the
 * order of the dates, so that neighbours on the season's wall differ, and so do two of one kind that follow each other.
 * A poster keeps the colour of its seed where it can. @returns by the event's id
 */
export function posterGrounds({ events, categories }: Pick<Content, 'events' | 'categories'>): Map<number, number> {
  const kinds = new Map(categories.map(({ slug, kind }) => [slug, kind]));
  const grounds = new Map<number, number>();
  for (const season of Map.groupBy(events, (event) => event.season).values()) {
    const wall: string[] = [];
    const latest = new Map<string, string>();
    const ordered = season.toSorted(
      (one, other) => firstDate(one).localeCompare(firstDate(other)) || one.id - other.id,
    );
    for (const [index, { id, category: slug }] of ordered.entries()) {
      const category = kinds.get(slug) ?? slug;
      const colours = palettesOf(category).map(([background]) => background);
      const own = coloursOf({ id: String(id), category }).palette[0];
      const beside = wallColumns.flatMap((count) => [index % count ? wall[index - 1] : undefined, wall[index - count]]);
      // Of one kind one after the other counts as much as all neighbours together.
      const clashes = (colour: string) =>
        beside.filter((other) => other === colour).length + (latest.get(category) === colour ? beside.length : 0);
      const colour = [own, ...colours].reduce((best, next) => (clashes(next) < clashes(best) ? next : best), own);
      wall.push(colour);
      latest.set(category, colour);
      grounds.set(id, colours.indexOf(colour));
    }
  }
  return grounds;
}
