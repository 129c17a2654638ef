import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';

/** Subscriptions in brief, side by side. */
export function SubscriptionCards({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  return (
    <Columns count={2}>
      {subscriptions.map((subscription) => (
        <SubscriptionCard key={subscription.id} subscription={subscription} isBrief />
      ))}
    </Columns>
  );
}
