import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { UpcomingMonth } from './upcoming-month.ts';

/**
 * The month of the next concert, as static markup. It is in the chunk of the page for visitors: one of its own would lengthen the table of
 * hashes, which every page of the section loads.
 */
export const StaticHubMonth = staticPart<UpcomingMonth>({
  tag: 'div',
  keyOf: ({ month, days, today }) => [month, days, today],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "visit.kept" */ './HubMonth.tsx')).HubMonth,
});
