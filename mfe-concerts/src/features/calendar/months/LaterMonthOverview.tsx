import { laterPart } from '@ofgc/shared/hydration/later-part.tsx';

/** Only the calendar as a table of its month loads this code. */
export const LaterMonthOverview = laterPart(
  async () => (await import(/* webpackChunkName: "month-overview.later" */ './MonthOverview.tsx')).MonthOverview,
);
