import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { subscriptionStateLabel } from './subscription-labels.ts';
import styles from './SubscriptionState.module.css';

/** Whether a subscription can be had now, in words; the colour only repeats them. */
export function SubscriptionState({
  subscription,
  isNarrow,
}: {
  /** In a column of a phone's table, narrower than a whole date: its lines may end anywhere. */
  isNarrow?: boolean;
  subscription: Pick<Subscription, 'state' | 'saleFrom' | 'saleTo' | 'renewalTo'>;
}) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const label = subscriptionStateLabel(subscription, locale, t);
  return (
    <p className={styles.state} data-state={subscription.state}>
      {isNarrow ? label.replaceAll('\u00A0', ' ') : label}
    </p>
  );
}
