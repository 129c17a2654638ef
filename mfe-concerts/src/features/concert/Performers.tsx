import { keptPart } from '@ofgc/shared/hydration/kept-part.tsx';
import type { PerformersProps } from './DrawnPerformers.tsx';

/** Who is on stage. */
export const Performers = keptPart<PerformersProps>({
  tag: 'section',
  keyOf: ({ event }) => [event.biographies, event.credits],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './DrawnPerformers.tsx')).DrawnPerformers,
});
