import { laterPart } from '@ofgc/shared/hydration/later-part.tsx';

/** Only pages of concerts with several dates load this code. */
export const LaterConcertDates = laterPart(
  async () => (await import(/* webpackChunkName: "concert-dates.later" */ './ConcertDates.tsx')).ConcertDates,
);
