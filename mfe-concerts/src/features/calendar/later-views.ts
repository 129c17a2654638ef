import { laterPart } from '@ofgc/shared/hydration/later-part.tsx';

// Parts that few addresses of the calendar show, loaded only there: the month as a table, and the view for an empty result.

export const MonthOverview = laterPart(
  async () => (await import(/* webpackChunkName: "month-overview.later" */ './months/MonthOverview.tsx')).MonthOverview,
);
export const NoConcerts = laterPart(
  async () => (await import(/* webpackChunkName: "no-concerts.later" */ './NoConcerts.tsx')).NoConcerts,
);
