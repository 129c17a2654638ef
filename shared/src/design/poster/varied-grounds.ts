import { coloursOf, palettesOf } from './palettes.ts';
import type { PosterEvent } from './poster-types.ts';

const groundOf = (event: PosterEvent | undefined) => event && coloursOf(event).palette[0];

/**
 * Chooses grounds along a wall of posters so that no two that touch side by side or one above the other share one.
 * A poster keeps its own ground where it can.
 * @param columns of the wall
 * @param background what the wall itself is painted with, `#RRGGBB`: a poster on the same ground would lose its edges
 */
export function variedGrounds(events: readonly PosterEvent[], columns: number, background?: string): PosterEvent[] {
  const wall: PosterEvent[] = [];
  for (const [index, event] of events.entries()) {
    const neighbours = [
      background,
      index % columns ? groundOf(wall[index - 1]) : undefined,
      groundOf(wall[index - columns]),
    ];
    const choices = [event, ...palettesOf(event.category).map((_, ground) => ({ ...event, ground }))];
    wall.push(choices.find((choice) => !neighbours.includes(groundOf(choice))) ?? event);
  }
  return wall;
}
