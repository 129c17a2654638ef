import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { PerformersProps } from './Performers.tsx';

/** Who is on stage. */
export const StaticPerformers = staticPart<PerformersProps>({
  tag: 'section',
  keyOf: ({ event }) => [event.biographies, event.credits],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './Performers.tsx')).Performers,
});
