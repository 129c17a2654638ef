import { SiteLink } from '@ofgc/shared/design/SiteLink/SiteLink.tsx';
import type { Subscription } from '@ofgc/shared/domain/subscription.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { useTranslation } from 'react-i18next';
import { subscriptionPath } from '../subscriptions/subscription-path.ts';
import { SubscriptionState } from '../subscriptions/SubscriptionState.tsx';
import styles from './SubscriptionOffer.module.css';

/** A subscription or package: for whom, which concerts, what it costs in each zone, and whether it can be had now. */
export function SubscriptionOffer({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const { name, claim, concerts, prices, saving } = subscription;
  const lang = subscription.lang === locale ? undefined : subscription.lang;
  return (
    <article className={styles.offer}>
      <h3 lang={lang}>
        <SiteLink to={subscriptionPath(subscription)}>{name}</SiteLink>
      </h3>
      <SubscriptionState subscription={subscription} />
      <p lang={lang}>{claim}</p>
      <p className="small soft" lang={lang}>
        {concerts}
      </p>
      <dl className={styles.prices} aria-label={t('hub.pricesOf', { name })}>
        {prices.map(({ zone, amount }) => (
          <div key={zone}>
            <dt>{t('subscriptions.zone', { zone })}</dt>
            <dd>{formatMoney(amount, locale)}</dd>
          </div>
        ))}
      </dl>
      {saving !== null && <p className="small">{t('hub.saving', { saving })}</p>}
    </article>
  );
}
