import { laterPart } from '@ofgc/shared/hydration/later-part.tsx';

/** Only pages of cancelled concerts load this code. */
export const LaterCancelledAlternatives = laterPart(
  async () =>
    (await import(/* webpackChunkName: "alternatives.later" */ './CancelledAlternatives.tsx')).CancelledAlternatives,
);
