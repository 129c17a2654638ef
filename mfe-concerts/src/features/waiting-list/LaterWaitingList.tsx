import { laterPart } from '@ofgc/shared/hydration/later-part.tsx';

/** Only pages of sold-out concerts, which are few, load the code of this form. */
export const LaterWaitingList = laterPart(
  async () => (await import(/* webpackChunkName: "waiting-list.later" */ './WaitingListForm.tsx')).WaitingListForm,
);
