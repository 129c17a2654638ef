import type { Member } from '@ofgc/shared/domain/members/member.schema.ts';
import { isPlaying, type MemberSection } from '@ofgc/shared/domain/members/member.ts';

/** A section's slice of the platform's half circle, with its rows of chairs. */
interface Area {
  /** Degrees from the platform's left edge (0) to its right edge (180); the first chair is at `from`. */
  from: number;
  to: number;
  /** Distance of each row from the conductor. */
  rows: readonly number[];
  /** Position of the section's number: degrees and distance from the conductor. */
  label: readonly [number, number];
}

const strings = [125, 180, 235, 290] as const;

/** The usual European seating: violins on the left, cellos at the right edge, winds in rows behind, brass at the back. */
const areas: Record<MemberSection, Area> = {
  firstViolins: { from: 5, to: 50, rows: strings, label: [27, 322] },
  secondViolins: { from: 55, to: 88, rows: strings, label: [71, 322] },
  violas: { from: 92, to: 125, rows: strings, label: [109, 322] },
  cellos: { from: 175, to: 130, rows: strings.slice(0, 3), label: [134, 272] },
  doubleBasses: { from: 173, to: 142, rows: [298, 350], label: [157, 385] },
  flutes: { from: 87, to: 66, rows: [356], label: [60, 356] },
  oboes: { from: 93, to: 114, rows: [356], label: [120, 356] },
  clarinets: { from: 87, to: 68, rows: [406], label: [62, 406] },
  bassoons: { from: 93, to: 112, rows: [406], label: [118, 406] },
  horns: { from: 52, to: 38, rows: [356, 406], label: [31, 381] },
  trumpets: { from: 88, to: 71, rows: [456], label: [65, 456] },
  trombonesAndTuba: { from: 93, to: 115, rows: [456], label: [121, 456] },
  timpaniAndPercussion: { from: 56, to: 36, rows: [456], label: [30, 456] },
  harpAndKeyboards: { from: 22, to: 13, rows: [364], label: [6, 364] },
};

/** The size of the picture in its own units, and the position of the conductor: at the lower edge, in the middle. */
export const stage = { width: 960, height: 510, conductor: { x: 480, y: 476 } };

interface Seat {
  member: Member;
  x: number;
  y: number;
}

/** A point of the platform in units of the picture, rounded to a tenth to keep the HTML small. */
function at(degrees: number, distance: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(stage.conductor.x - distance * Math.cos(angle)),
    y: round(stage.conductor.y - distance * Math.sin(angle)),
  };
}

/** Chairs for each row in proportion to its length, by largest remainder; together exactly `count`. */
export function distributeSeats(count: number, rows: readonly number[]): number[] {
  const whole = rows.reduce((sum, row) => sum + row, 0);
  const shares = rows.map((row) => (count * row) / whole);
  const chairs = shares.map(Math.floor);
  const byRemainder = shares.map((share, row) => ({ row, rest: share % 1 })).toSorted((a, b) => b.rest - a.rest);
  const missing = count - chairs.reduce((sum, some) => sum + some, 0);
  for (const { row } of byRemainder.slice(0, missing)) chairs[row] = (chairs[row] ?? 0) + 1;
  return chairs;
}

/**
 * A chair for each member who plays, section leaders nearest to the conductor. Members on leave have none.
 * @param members section by section, each from its first chair, as the API sends them
 */
export function seatOrchestra(members: readonly Member[]): Seat[] {
  const playing = Map.groupBy(
    members.filter(({ status }) => isPlaying(status.key)),
    ({ section }) => section.key,
  );
  return [...playing].flatMap(([section, sitting]) => {
    const { from, to, rows } = areas[section];
    const unseated = [...sitting];
    return distributeSeats(sitting.length, rows).flatMap((chairs, row) =>
      unseated
        .splice(0, chairs)
        .map((member, index) => ({ member, ...at(from + ((to - from) * (index + 0.5)) / chairs, rows[row] ?? 0) })),
    );
  });
}

/** Position of a section's number in the picture. */
export function labelPositionOf(section: MemberSection): { x: number; y: number } {
  return at(...areas[section].label);
}
