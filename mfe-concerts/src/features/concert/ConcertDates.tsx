import { laterPart } from '@ofgc/shared/hydration/later-part.tsx';

/** On the pages of concerts with several dates; no other fetches its code. */
export const ConcertDates = laterPart(
  async () => (await import(/* webpackChunkName: "concert-dates.later" */ './DateList.tsx')).DateList,
);
