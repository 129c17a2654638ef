import { describe, expect, it } from 'vitest';
import type { MemberSection } from '../members/member.ts';
import { orchestraOfTheWeek, type Player } from './orchestra-of-the-week.ts';

let id = 0;
function player(section: MemberSection, instrument: string, rest: Partial<Player> = {}): Player {
  return { id: ++id, section, instrument, role: 'tutti', status: 'permanent', ...rest };
}
const firstFlute = player('flutes', 'flute', { role: 'mainSoloist' });
const members = [
  player('flutes', 'piccolo', { role: 'soloist' }),
  firstFlute,
  player('flutes', 'flute', { role: 'mainSoloist', status: 'leaveOfAbsence' }),
  player('bassoons', 'contrabassoon', { status: 'extra' }),
  player('bassoons', 'bassoon'),
  player('horns', 'horn'),
  player('trombonesAndTuba', 'tuba', { role: 'mainSoloist' }),
  player('trombonesAndTuba', 'bass trombone'),
  player('harpAndKeyboards', 'piano and celesta'),
  player('harpAndKeyboards', 'harp'),
  player('violas', 'viola', { status: 'extra' }),
  player('violas', 'viola'),
  player('cellos', 'cello', { status: 'leaveOfAbsence' }),
];
const of = (...scorings: string[]) =>
  Object.fromEntries(
    orchestraOfTheWeek(members, scorings).map(({ section, players, further }) => [
      section,
      [...players.map(({ instrument, status }) => (status === 'extra' ? `${instrument}*` : instrument)), further],
    ]),
  );

describe('orchestraOfTheWeek', () => {
  it('takes for each section the largest number that a work needs, first chairs first', () => {
    expect(of('1.0.0.0-0.0.0.0-0.0-0-0', '2.0.0.1-0.0.0.0-0.0-1-0')).toEqual({
      violas: ['viola', 0],
      flutes: ['flute', 'piccolo', 0],
      bassoons: ['bassoon', 0],
      harpAndKeyboards: ['harp', 0],
    });
  });

  it('leaves out members on leave and empty sections', () => {
    const sections = orchestraOfTheWeek(members, ['3.0.0.0-0.0.0.0-0.0-0-0']);
    expect(sections.flatMap(({ players }) => players).some(({ status }) => status === 'leaveOfAbsence')).toBe(false);
    expect(sections.map(({ section }) => section)).not.toContain('cellos');
  });

  it('fills places with extras, and counts further guests', () => {
    expect(of('3.0.0.2-2.0.0.0-0.0-0-0')).toMatchObject({
      flutes: ['flute', 'piccolo', 1],
      bassoons: ['bassoon', 'contrabassoon*', 0],
      horns: ['horn', 1],
    });
  });

  it('takes all strings for a work with large brass', () => {
    expect(of('0.0.0.0-0.0.1.1-0.0-0-1')).toEqual({
      violas: ['viola', 'viola*', 0],
      trombonesAndTuba: ['bass trombone', 'tuba', 0],
      harpAndKeyboards: ['piano and celesta', 0],
    });
  });

  it('returns the same for members in another order', () => {
    const scorings = ['2.0.0.1-1.0.0.0-0.0-1-1'];
    expect(orchestraOfTheWeek(members.toReversed(), scorings)).toEqual(orchestraOfTheWeek(members, scorings));
  });
});
