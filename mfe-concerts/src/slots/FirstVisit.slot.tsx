import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchSubscriptions } from '@ofgc/shared/api-client/concerts/subscriptions.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { type ClubPrices, clubPrices } from '../features/visit/club-prices.ts';
import { FirstVisit } from '../features/visit/FirstVisit.tsx';

/** `home.first-visit`: three answers; without the clubs' prices, one of them is replaced by another. */
export const slot = defineSlot<{ clubs: ClubPrices | null }>({
  async load({ api, onMissing }) {
    const subscriptions = await dataIfAny(fetchSubscriptions(api), onMissing);
    return { clubs: subscriptions && clubPrices(subscriptions) };
  },
  Component: ({ data }) => <FirstVisit {...data} />,
});
