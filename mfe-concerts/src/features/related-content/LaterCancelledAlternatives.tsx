import { laterPart } from '@ofgc/shared/hydration/later-part.tsx';

/** On the pages of cancelled concerts; no other fetches its code. */
export const LaterCancelledAlternatives = laterPart(
  async () =>
    (await import(/* webpackChunkName: "alternatives.later" */ './CancelledAlternatives.tsx')).CancelledAlternatives,
);
