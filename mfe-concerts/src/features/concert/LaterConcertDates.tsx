import { laterPart } from '@ofgc/shared/hydration/later-part.tsx';

/** On the pages of concerts with several dates; no other fetches its code. */
export const LaterConcertDates = laterPart(
  async () => (await import(/* webpackChunkName: "concert-dates.later" */ './ConcertDates.tsx')).ConcertDates,
);
