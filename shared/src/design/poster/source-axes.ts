import { pick, seeded } from './seeded.ts';
import { sources } from './work-rings.ts';

/** How each place where music may start divides the sheet: along one diagonal, along the other, or from above. */
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

/** The place that the seed of an event gives. */
export const seededSource = (id: string): number => sources.indexOf(pick(sources, seeded(id)));
