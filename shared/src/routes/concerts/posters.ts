import type { Event } from '../../domain/events/event.schema.ts';

/** A concert's poster as a file, without locale. */
export function posterPath({ id }: Pick<Event, 'id'>, type: 'svg' | 'png'): string {
  return `/carteles/${id}.${type}`;
}
