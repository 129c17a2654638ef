import type { Placement } from './draw.ts';

interface SchoolFacts {
  isOneRoom: boolean;
  hasCome: boolean;
}

/** Who goes before the others of a round: a school with one classroom, and one that has never come. */
export function hasPriority({ isOneRoom, hasCome }: SchoolFacts): boolean {
  return isOneRoom || !hasCome;
}

/** As it counted in the draw; today's facts where it was not drawn, or by a draw of before that was noted. */
export function priorityOf(
  registration: SchoolFacts & { reference: string },
  placements: readonly Placement[] | undefined,
): boolean {
  const own = placements?.find(({ reference }) => reference === registration.reference);
  return own?.hasPriority ?? hasPriority(registration);
}
