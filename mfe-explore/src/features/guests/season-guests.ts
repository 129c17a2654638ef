import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance, takesPlace } from '@ofgc/shared/domain/events/featured-performance.ts';

/** A guest's drawn or photographed portrait. */
export type GuestPortrait = Pick<Artist, 'portrait' | 'pictures'>;

export interface SeasonGuest extends GuestPortrait {
  id: number;
  slug: string;
  name: string;
  /** Instrument, voice or "conductor", in the page's language. */
  part: string;
  /** Their next concert, or their last of the season. */
  concert: Pick<EventSummary, 'id' | 'slug' | 'title' | 'lang'> & { startsAt: string };
  isOver: boolean;
}

/** Four rows on wide screens. */
const mostGuests = 12;

/**
 * Guest artists of a season, twelve at most: first those whose concert is still to come, the nearest first, then the others, the latest first.
 * @param events the season's events; cancelled and postponed performances are left out
 * @param portraits the guests' portraits by the artist's id; an artist without an entry belongs to the orchestra
 * @param now the site's clock
 */
export function seasonGuests(
  events: readonly EventSummary[],
  portraits: ReadonlyMap<number, GuestPortrait>,
  now: Date,
): SeasonGuest[] {
  const guests = new Map<number, SeasonGuest>();
  for (const { id, slug, title, lang, credits, performances } of events) {
    const held = performances.filter(takesPlace);
    if (held.length === 0) continue;
    const performance = featuredPerformance(held);
    const isOver = new Date(performance.endsAt) <= now;
    for (const { artistId, slug: artist, name, part } of credits) {
      const looks = artistId === null ? undefined : portraits.get(artistId);
      if (artistId === null || artist === null || !looks) continue;
      const guest = {
        ...looks,
        id: artistId,
        slug: artist,
        name,
        part,
        concert: { id, slug, title, lang, startsAt: performance.startsAt },
        isOver,
      };
      const known = guests.get(artistId);
      if (!known || compare(guest, known) < 0) guests.set(artistId, guest);
    }
  }
  return [...guests.values()].toSorted(compare).slice(0, mostGuests);
}

function compare(one: SeasonGuest, other: SeasonGuest): number {
  if (one.isOver !== other.isOver) return one.isOver ? 1 : -1;
  const order = one.concert.startsAt.localeCompare(other.concert.startsAt);
  return one.isOver ? -order : order;
}
