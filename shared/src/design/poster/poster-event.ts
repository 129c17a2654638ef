import type { EventSummary } from '../../domain/event.schema.ts';
import type { PosterEvent } from './poster-types.ts';

/** What the poster needs of an event; ids are fixed and seed it (content/sample-programmes.json). */
export function posterEvent(event: Pick<EventSummary, 'id' | 'category' | 'programme'>): PosterEvent {
  return { id: String(event.id), category: event.category.kind, programme: event.programme };
}
