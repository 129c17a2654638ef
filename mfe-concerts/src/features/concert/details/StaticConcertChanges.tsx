import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';

/** What has changed since the concert was announced, as static markup. */
export const StaticConcertChanges = staticPart<{ event: Event }>({
  tag: 'details',
  keyOf: ({ event: { changes, lang } }) => [changes, lang],
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './ConcertChanges.tsx')).ConcertChanges,
});
