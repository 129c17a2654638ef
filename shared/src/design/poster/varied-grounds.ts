import { coloursOf, palettesOf } from './palettes.ts';
import type { PosterEvent } from './poster-types.ts';

const groundOf = (event: PosterEvent | undefined) => event && coloursOf(event).palette[0];

/**
 * Chooses grounds along a wall of posters so that no two that touch side by side or one above the other share one,
 * however wide the screen. A poster keeps its own ground where it can; where too few are left, it takes the one that
 * the fewest neighbours have.
 * @param columns how many the wall may have: one number for each width of screen that changes it
 * @param background what the wall itself is painted with, `#RRGGBB`: a poster on the same ground would lose its edges
 */
export function variedGrounds(
  events: readonly PosterEvent[],
  columns: readonly number[],
  background?: string,
): PosterEvent[] {
  const wall: PosterEvent[] = [];
  for (const [index, event] of events.entries()) {
    const neighbours = columns.flatMap((count) => [
      index % count ? groundOf(wall[index - 1]) : undefined,
      groundOf(wall[index - count]),
    ]);
    const shared = (choice: PosterEvent) =>
      [background, ...neighbours].filter((ground) => ground === groundOf(choice)).length;
    const choices = [event, ...palettesOf(event.category).map((_, ground) => ({ ...event, ground }))];
    wall.push(choices.reduce((best, choice) => (shared(choice) < shared(best) ? choice : best), event));
  }
  return wall;
}
