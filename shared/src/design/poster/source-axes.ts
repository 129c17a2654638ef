import { pick, seeded } from './seeded.ts';
import { sources } from './work-rings.ts';

/** How each possible source divides the sheet: along one diagonal, along the other, or from above. */
export const sourceAxes: readonly string[] = [
  'down',
  'up',
  'up',
  'down',
  'upright',
  'upright',
  'upright',
  'upright',
  'down',
  'down',
];

/** The source that results from the seed of an event. */
export const seededSource = (id: string): number => sources.indexOf(pick(sources, seeded(id)));
