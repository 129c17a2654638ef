import type { HallPlan } from '../../../domain/venues/hall-plan.schema.ts';

interface ZonePlaces {
  seats: number;
  /** The zone's rows in each block of the hall, in the hall's order. `isWhole`: all rows of that block. */
  places: { block: string; from: number; to: number; isWhole: boolean }[];
}

/** The place of a zone and its number of seats, for the table beside the drawing. */
export function zonePlaces(plan: HallPlan, zone: string): ZonePlaces {
  const groups = plan.blocks.flatMap(({ name, rows }) =>
    rows
      .filter((group) => group.zone === zone)
      .map(({ from, seats }) => ({ block: name, from, seats, isWhole: rows.length === 1 })),
  );
  return {
    seats: groups.flatMap(({ seats }) => seats).reduce((sum, count) => sum + count, 0),
    places: groups.map(({ block, from, seats, isWhole }) => ({ block, from, to: from + seats.length - 1, isWhole })),
  };
}
