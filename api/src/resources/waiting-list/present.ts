import type { WaitingEntry } from '@ofgc/shared/domain/waiting-list/waiting-list.schema.ts';
import type { Place } from './find.ts';

/** A place for whoever has the email's link: without the address of its owner. */
export function presentPlace({ state, entry, event, performance }: Place): WaitingEntry {
  const { id, slug, title, lang } = event;
  return {
    state,
    reference: entry.reference,
    seats: entry.seats,
    event: { id, slug, title, lang },
    performance: {
      id: performance.id,
      startsAt: performance.startsAt,
      hall: performance.hall,
      state: performance.state,
    },
  };
}
