import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { SubscriptionDetail } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { subscriptionPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { useTranslation } from 'react-i18next';
import { lowestSinglePrices } from '../subscriptions/subscription-prices.ts';
import { SubscriptionPrices } from '../subscriptions/SubscriptionPrices.tsx';
import { SubscriptionState } from '../subscriptions/SubscriptionState.tsx';
import styles from './SubscriptionOrder.module.css';

/** A subscription at the demonstration box office: its content, its prices, and the link back to its page. */
export function SubscriptionOrder({ subscription }: { subscription: SubscriptionDetail }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  return (
    <section className={styles.order} aria-labelledby="abono">
      <SectionHead id="abono" title={<span lang={foreignLang(subscription.lang, locale)}>{subscription.name}</span>} />
      <SubscriptionState subscription={subscription} />
      {!subscription.ticketUrl && <p>{t('subscriptions.order.notSold')}</p>}
      <SubscriptionPrices subscription={subscription} singles={lowestSinglePrices(subscription.singles)} />
      <p>
        <ButtonLink to={subscriptionPath(subscription)}>{t('subscriptions.order.back')}</ButtonLink>
      </p>
    </section>
  );
}
