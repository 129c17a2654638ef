import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { PerformersProps } from './Performers.tsx';

/** The performers, as static markup. */
export const StaticPerformers = staticPart<PerformersProps>({
  tag: 'section',
  keyOf: ({ event }) => [event.biographies, event.credits],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './Performers.tsx')).Performers,
});
