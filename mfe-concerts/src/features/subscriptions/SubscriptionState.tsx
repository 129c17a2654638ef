import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { subscriptionStateLabels } from './subscription-labels.ts';
import styles from './SubscriptionState.module.css';

/** The availability of a subscription as text, which the colour only repeats; the signs are those of concerts. The dates stand below it. */
export function SubscriptionState({
  subscription,
  isNarrow,
}: {
  /** True in a column of a phone's table that is narrower than a date, so that lines may break anywhere. */
  isNarrow?: boolean;
  subscription: Pick<Subscription, 'state' | 'saleFrom' | 'saleTo' | 'renewalTo'>;
}) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const [state, ...next] = subscriptionStateLabels(subscription, locale, t).map((label) =>
    isNarrow ? label.replaceAll('\u00A0', ' ') : label,
  );
  return (
    <div>
      <p className={styles.state} data-state={subscription.state}>
        {state}
      </p>
      {next.map((line) => (
        <p key={line} className={styles.next}>
          {line}
        </p>
      ))}
    </div>
  );
}
