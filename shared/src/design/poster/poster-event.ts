import type { EventCard } from '../../domain/events/event.schema.ts';
import type { PosterEvent } from './poster-types.ts';

/** What the poster needs of an event; its id is the seed. */
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
