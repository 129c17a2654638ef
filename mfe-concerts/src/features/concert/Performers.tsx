import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { PerformersProps } from './StaticPerformers.tsx';

/** Who is on stage. */
export const Performers = staticPart<PerformersProps>({
  tag: 'section',
  keyOf: ({ event }) => [event.biographies, event.credits],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './StaticPerformers.tsx')).StaticPerformers,
});
