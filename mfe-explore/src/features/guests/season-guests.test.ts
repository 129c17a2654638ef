import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { describe, expect, it } from 'vitest';
import { type GuestPortrait, seasonGuests } from './season-guests.ts';

const now = new Date('2026-11-20T12:00:00Z');
const portrait = { drawing: 'piano', palette: 'sea', view: 1 } as unknown as GuestPortrait['portrait'];
const guests = new Map([1, 2, 3, 4].map((id) => [id, { portrait }]));

function concert(
  id: number,
  day: string,
  artists: { id: number | null; slug?: string; role?: string }[],
  status = 'scheduled',
) {
  return {
    id,
    slug: `concierto-${id}`,
    title: `Concierto ${id}`,
    lang: 'es',
    performances: [{ startsAt: `${day}T20:00:00Z`, endsAt: `${day}T22:00:00Z`, status }],
    credits: artists.map(({ id: artistId, slug = `artista-${artistId}`, role = 'soloist' }) => ({
      artistId,
      slug,
      name: `Artista ${artistId}`,
      part: 'piano',
      role,
    })),
  } as unknown as EventSummary;
}
const found = (...events: EventSummary[]) =>
  seasonGuests(events, guests, now).map(({ id, concert: { id: event }, isOver }) => [id, event, isOver]);

describe('seasonGuests', () => {
  it('sorts coming guests first, then past ones with the latest first', () => {
    expect(
      found(
        concert(1, '2026-10-01', [{ id: 1 }]),
        concert(2, '2026-11-01', [{ id: 2 }]),
        concert(3, '2027-02-01', [{ id: 3 }]),
        concert(4, '2026-12-01', [{ id: 4 }]),
      ),
    ).toEqual([
      [4, 4, false],
      [3, 3, false],
      [2, 2, true],
      [1, 1, true],
    ]);
  });

  it('has the portrait of each guest', () => {
    const [guest] = seasonGuests([concert(1, '2026-12-01', [{ id: 1 }])], guests, now);
    expect(guest?.portrait).toBe(portrait);
  });

  it('lists each guest once, with the next concert', () => {
    expect(
      found(
        concert(1, '2026-10-01', [{ id: 1 }]),
        concert(3, '2027-02-01', [{ id: 1 }]),
        concert(2, '2026-12-01', [{ id: 1 }]),
      ),
    ).toEqual([[1, 2, false]]);
  });

  it('leaves out unnamed artists and those who are not guests', () => {
    expect(
      found(concert(1, '2026-12-01', [{ id: null }, { id: 5, role: 'choir' }, { id: 6, role: 'conductor' }])),
    ).toEqual([]);
  });

  it('uses the next date that is not cancelled', () => {
    const [off, on] = [concert(1, '2026-12-01', [{ id: 1 }], 'cancelled'), concert(1, '2026-12-05', [{ id: 1 }])];
    const [guest] = seasonGuests([{ ...on, performances: [...off.performances, ...on.performances] }], guests, now);
    expect(guest?.concert.startsAt).toBe('2026-12-05T20:00:00Z');
  });

  it('leaves out guests whose concert is cancelled', () => {
    expect(found(concert(1, '2026-12-01', [{ id: 1 }], 'cancelled'))).toEqual([]);
  });
});
