import { laterPart } from '@ofgc/shared/hydration/later-part.tsx';

// What few addresses of the calendar show: the month as a table, and what stands where nothing was found.

export const MonthOverview = laterPart(
  async () => (await import(/* webpackChunkName: "month-overview.later" */ './MonthOverview.tsx')).MonthOverview,
);
export const NoConcerts = laterPart(
  async () => (await import(/* webpackChunkName: "no-concerts.later" */ './NoConcerts.tsx')).NoConcerts,
);
