import { laterPart } from '@ofgc/shared/hydration/later-part.tsx';

/** Only a calendar without results loads this code. */
export const LaterNoConcerts = laterPart(
  async () => (await import(/* webpackChunkName: "no-concerts.later" */ './NoConcerts.tsx')).NoConcerts,
);
