import type { EventSummary } from '@ofgc/shared/domain/event.schema.ts';
import { performanceToShow } from '../concerts/performance-to-show.ts';

export interface Guest {
  id: number;
  slug: string;
  name: string;
  /** Instrument, voice or "conductor", in the page's language. */
  part: string;
  /** Their next concert, or their last of the season. */
  concert: Pick<EventSummary, 'id' | 'slug' | 'title' | 'lang'> & { startsAt: string };
  isOver: boolean;
}

/**
 * The people who come to play with the orchestra, those who come next first, then those who have been.
 * @param events the season's; cancelled and postponed performances bring nobody
 * @param guestIds who is a guest: the others on the bills are of the house
 * @param now the site's clock
 */
export function guestsOfSeason(events: readonly EventSummary[], guestIds: ReadonlySet<number>, now: Date): Guest[] {
  const guests = new Map<number, Guest>();
  for (const { id, slug, title, lang, credits, performances } of events) {
    const performance = performanceToShow({ performances: performances.filter(takesPlace) }, now);
    if (!performance) continue;
    const isOver = new Date(performance.endsAt) <= now;
    for (const { artistId, slug: artist, name, part } of credits) {
      if (artistId === null || artist === null || !guestIds.has(artistId)) continue;
      const guest = {
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
  return [...guests.values()].toSorted(compare);
}

function takesPlace({ status }: { status: string }): boolean {
  return status !== 'cancelled' && status !== 'postponed';
}

function compare(one: Guest, other: Guest): number {
  if (one.isOver !== other.isOver) return one.isOver ? 1 : -1;
  const order = one.concert.startsAt.localeCompare(other.concert.startsAt);
  return one.isOver ? -order : order;
}
