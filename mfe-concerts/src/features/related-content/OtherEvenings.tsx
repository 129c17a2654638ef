import { laterPart } from '@ofgc/shared/hydration/later-part.tsx';

/** On the pages of cancelled concerts; no other fetches its code. */
export const OtherEvenings = laterPart(
  async () => (await import(/* webpackChunkName: "other-evenings.later" */ './EveningList.tsx')).EveningList,
);
