import type { Origin } from '../origin/code-origin.ts';
import { oncePerTurn } from './once-per-turn.ts';

/** How near the first random number of a turn is to 0 or 1: something that is shown rarely is then in one of two renderings. */
const nearness = 0.01;

/**
 * Makes a remote's first random number in each turn of the event loop nearly 0 or nearly 1. Later ones are not changed, because code may draw
 * until it gets a number that it has not had.
 * @returns sets whether the first one is high
 */
export function biasRandom(
  callerOf: (called: (...given: never[]) => unknown) => Origin | undefined,
): (isHigh: boolean) => void {
  let isHigh = false;
  const { random } = Math;
  const turn = oncePerTurn(() => ({ isDrawn: false }));
  const drawn = () => {
    const now = turn();
    if (now.isDrawn || !callerOf(drawn)) return random();
    now.isDrawn = true;
    return isHigh ? 1 - nearness * (1 - random()) : nearness * random();
  };
  Math.random = drawn;
  return (next) => {
    isHigh = next;
  };
}
