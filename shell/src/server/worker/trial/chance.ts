import type { Origin } from '../origin/code-origin.ts';
import { oncePerTurn } from './turns.ts';

/** How near the first figure of a turn is to the end of its range: what shows rarely is then seen in one of two renderings. */
const nearness = 0.01;

/**
 * Makes a remote's first figure of chance in each turn of the event loop very low, or very high: later ones are as they come, since code may
 * draw until it gets another one. @returns sets whether it is high
 */
export function biasChance(
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
