import type { Member } from '@ofgc/shared/domain/members/member.schema.ts';
import { memberSections, type MemberStatus } from '@ofgc/shared/domain/members/member.ts';
import { describe, expect, it } from 'vitest';
import { distributeSeats, labelPositionOf, seatOrchestra, stage } from './seat-positions.ts';

/** The strength of the sample orchestra. */
const strength = [12, 10, 8, 7, 5, 3, 3, 3, 3, 4, 3, 4, 3, 2];
const member = (id: number, section: Member['section']['key'], status: MemberStatus = 'permanent'): Member => ({
  id,
  name: `Player ${id}`,
  section: { key: section, name: section },
  instrument: 'violin',
  role: { key: 'tutti', name: 'Tutti' },
  status: { key: status, name: status },
  since: 2010,
  artist: null,
  lang: 'es',
});
const orchestra = memberSections.flatMap((section, at) =>
  Array.from({ length: strength[at] ?? 0 }, (_, index) => member(at * 100 + index, section)),
);

describe('distributeSeats', () => {
  it.each([
    [12, [120, 180, 240, 300], [2, 3, 3, 4]],
    [3, [356], [3]],
    [1, [120, 180], [0, 1]],
    [0, [120, 180], [0, 0]],
  ])('seats %i players in rows of %j as %j', (count, rows, chairs) => {
    const found = distributeSeats(count, rows);
    expect(found.reduce((sum, some) => sum + some, 0)).toBe(count);
    expect(found).toEqual(chairs);
  });
});

describe('seatOrchestra', () => {
  const seats = seatOrchestra(orchestra);

  it('gives every playing member exactly one chair', () => {
    expect(seats.map((seat) => seat.member.id)).toEqual(orchestra.map(({ id }) => id));
  });

  it('gives no chair to a member on leave', () => {
    const away = member(1, 'harpAndKeyboards', 'leaveOfAbsence');
    expect(seatOrchestra([away, member(2, 'harpAndKeyboards', 'extra')]).map((seat) => seat.member.id)).toEqual([2]);
  });

  it('keeps chairs and labels apart and inside the picture', () => {
    const points = [...seats, ...memberSections.map(labelPositionOf), stage.conductor];
    for (const [index, one] of points.entries()) {
      expect(one.x).toBeGreaterThan(16);
      expect(one.x).toBeLessThan(stage.width - 16);
      expect(one.y).toBeGreaterThan(16);
      expect(one.y).toBeLessThan(stage.height - 16);
      for (const other of points.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y), JSON.stringify([one, other])).toBeGreaterThan(26);
    }
  });

  it('seats the first violins on the conductor’s left and their leader at the front', () => {
    const [leader, ...others] = seats.filter(({ member: { section } }) => section.key === 'firstViolins');
    expect(leader?.x).toBeLessThan(stage.conductor.x);
    for (const { y } of others) expect(leader?.y).toBeGreaterThan(y - 1);
  });
});
