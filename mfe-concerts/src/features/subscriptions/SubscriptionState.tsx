import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { subscriptionStateLabel } from './subscription-labels.ts';
import styles from './SubscriptionState.module.css';

/** Whether a subscription can be had now, in words; the colour only repeats them. */
export function SubscriptionState({
  subscription,
}: {
  subscription: Pick<Subscription, 'state' | 'saleFrom' | 'saleTo' | 'renewalTo'>;
}) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  return (
    <p className={styles.state} data-state={subscription.state}>
      {subscriptionStateLabel(subscription, locale, t)}
    </p>
  );
}
