import type { Placement } from './draw.ts';

interface SchoolFacts {
  isOneRoom: boolean;
  hasCome: boolean;
}

/** Whether a school goes before others of its round: it has only one classroom, or has never come. */
export function hasPriority({ isOneRoom, hasCome }: SchoolFacts): boolean {
  return isOneRoom || !hasCome;
}

/** The priority that counted in the draw; today's priority if the registration was not drawn, or an older draw did not store it. */
export function priorityOf(
  registration: SchoolFacts & { reference: string },
  placements: readonly Placement[] | undefined,
): boolean {
  const own = placements?.find(({ reference }) => reference === registration.reference);
  return own?.hasPriority ?? hasPriority(registration);
}
