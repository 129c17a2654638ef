import { laterPart } from '@ofgc/shared/hydration/later-part.tsx';

/** On the pages of sold-out concerts, which are few: no other fetches the code of its form. */
export const LaterWaitingList = laterPart(
  async () => (await import(/* webpackChunkName: "waiting-list.later" */ './WaitingListForm.tsx')).WaitingListForm,
);
