import {
  isPlaying,
  memberRoles,
  type MemberRole,
  type MemberSection,
  memberSections,
  type MemberStatus,
} from '../members/member.ts';

/**
 * The numbers of players that a work requires: woodwind (flutes.oboes.clarinets.bassoons), brass (horns.trumpets.trombones.tubas),
 * timpani.percussion, harps, keyboards: `2.2.2.2-4.2.3.0-1.0-0-0`. Strings are always present.
 */
export const scoringPattern = /^\d+\.\d+\.\d+\.\d+-\d+\.\d+\.\d+\.\d+-\d+\.\d+-\d+-\d+$/;

interface Chairs {
  section: MemberSection;
  /** In a section of several instruments: matches the English name of the instrument that has these chairs. */
  instrument?: RegExp;
}

/** In the order of the scoring's numbers. */
const chairsOf: Chairs[] = [
  { section: 'flutes' },
  { section: 'oboes' },
  { section: 'clarinets' },
  { section: 'bassoons' },
  { section: 'horns' },
  { section: 'trumpets' },
  { section: 'trombonesAndTuba', instrument: /trombone/ },
  { section: 'trombonesAndTuba', instrument: /tuba/ },
  { section: 'timpaniAndPercussion', instrument: /timpani/ },
  { section: 'timpaniAndPercussion', instrument: /percussion/ },
  { section: 'harpAndKeyboards', instrument: /harp/ },
  { section: 'harpAndKeyboards', instrument: /piano|celesta/ },
];
const strings: MemberSection[] = ['firstViolins', 'secondViolins', 'violas', 'cellos', 'doubleBasses'];
const [horns, trombones] = [4, 6];

export interface Player {
  id: number;
  section: MemberSection;
  role: MemberRole;
  status: MemberStatus;
  /** The English name of the instrument. */
  instrument: string;
}

interface SectionOfTheWeek<Member> {
  section: MemberSection;
  players: Member[];
  /** Chairs for guests, beyond the orchestra's own players. */
  further: number;
}

/**
 * The members who are on stage in a week: for each instrument the most that any work requires, first chairs first. Members on leave do
 * not play; extras fill the remaining chairs, and play in the strings when the brass is large.
 * @param members the whole list
 * @param scorings one for each work of the programme, as `scoringPattern` has them
 * @returns sections in the order of the score, without empty ones
 */
export function orchestraOfTheWeek<Member extends Player>(
  members: readonly Member[],
  scorings: readonly string[],
): SectionOfTheWeek<Member>[] {
  const needs = chairsOf.map((_, index) => Math.max(0, ...scorings.map((scoring) => numbersOf(scoring)[index] ?? 0)));
  const isLarge = (needs[horns] ?? 0) >= 4 || (needs[trombones] ?? 0) > 0;
  const present = members.filter(({ status }) => isPlaying(status)).toSorted(byChair);
  return memberSections.flatMap((section) => {
    const own = present.filter((member) => member.section === section);
    if (strings.includes(section)) {
      const players = own.filter(({ status }) => isLarge || status !== 'extra');
      return players.length ? [{ section, players, further: 0 }] : [];
    }
    const picked = chairsOf.flatMap((chairs, index) => {
      if (chairs.section !== section) return [];
      const able = own.filter(({ instrument }) => chairs.instrument?.test(instrument) ?? true);
      const need = needs[index] ?? 0;
      return [{ players: able.slice(0, need), further: Math.max(0, need - able.length) }];
    });
    const players = picked.flatMap((part) => part.players);
    const further = picked.reduce((sum, part) => sum + part.further, 0);
    return players.length + further ? [{ section, players, further }] : [];
  });
}

function numbersOf(scoring: string): number[] {
  return scoring.split(/[.-]/).map(Number);
}

/** Extras after the orchestra's own, then by role, then as they joined the list. */
function byChair(a: Player, b: Player): number {
  const guest = (player: Player) => Number(player.status === 'extra');
  return guest(a) - guest(b) || memberRoles.indexOf(a.role) - memberRoles.indexOf(b.role) || a.id - b.id;
}
