import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchSubscriptions } from '@ofgc/shared/api-client/concerts/subscriptions.ts';
import { defineSlot } from '@ofgc/shared/contract';
import {
  findOpenSubscription,
  promotionOf,
  type Promotion,
} from '../features/subscription-promotion/subscription-promotion.ts';
import { SubscriptionPromotion } from '../features/subscription-promotion/SubscriptionPromotion.tsx';

/** `home.subscriptions`: the subscription that can be renewed or bought today; nothing between the sales. */
export const slot = defineSlot<Promotion>({
  async load({ api }) {
    const subscription = findOpenSubscription((await fetchSubscriptions(api)).data);
    if (!subscription?.eventIds.length) return null;
    const { data } = await fetchAllEvents(api, { ids: subscription.eventIds.join(','), when: 'all' });
    return promotionOf(subscription, data) ?? null;
  },
  Component: ({ data }) => <SubscriptionPromotion {...data} />,
});
