import { coloursOf, palettesOf } from './palettes.ts';
import type { PosterEvent } from './poster-types.ts';

const backgroundOf = (event: PosterEvent | undefined) => event && coloursOf(event).palette[0];

/**
 * Chooses backgrounds along a wall of posters so that no two that touch side by side or one above the other share one,
 * however wide the screen. A poster keeps its own background where it can; where too few are left, it takes the one that
 * the fewest neighbours have.
 * @param columns how many the wall may have: one number for each width of screen that changes it
 * @param wallColour what the wall itself is painted with, `#RRGGBB`: a poster on the same colour would lose its edges
 */
export function variedBackgrounds(
  events: readonly PosterEvent[],
  columns: readonly number[],
  wallColour?: string,
): PosterEvent[] {
  const wall: PosterEvent[] = [];
  for (const [index, event] of events.entries()) {
    const neighbours = columns.flatMap((count) => [
      index % count ? backgroundOf(wall[index - 1]) : undefined,
      backgroundOf(wall[index - count]),
    ]);
    const shared = (choice: PosterEvent) =>
      [wallColour, ...neighbours].filter((colour) => colour === backgroundOf(choice)).length;
    const choices = [event, ...palettesOf(event.category).map((_, background) => ({ ...event, background }))];
    wall.push(choices.reduce((best, choice) => (shared(choice) < shared(best) ? choice : best), event));
  }
  return wall;
}
