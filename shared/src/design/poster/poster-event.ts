import type { EventCard } from '../../domain/events/event.schema.ts';
import type { PosterEvent } from './poster-types.ts';

/** The data of an event that the poster needs; the id is the seed. */
export function posterEvent(
  event: Pick<EventCard, 'id' | 'category' | 'programme' | 'ground' | 'source'>,
): PosterEvent {
  return {
    id: String(event.id),
    category: event.category.kind,
    programme: event.programme,
    background: event.ground,
    source: event.source,
  };
}
