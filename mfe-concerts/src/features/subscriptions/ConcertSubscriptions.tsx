import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { subscriptionPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { useTranslation } from 'react-i18next';
import styles from './ConcertSubscriptions.module.css';
import { subscriptionStateLabels } from './subscription-labels.ts';

/** The fields that a concert's page needs of a subscription that includes it. */
export type IncludingSubscription = Pick<
  Subscription,
  'id' | 'slug' | 'isPresent' | 'name' | 'state' | 'saleFrom' | 'saleTo' | 'renewalTo' | 'lang'
>;

/** The subscriptions and packages that include a concert and are on sale now or later; nothing where there are none. */
export function ConcertSubscriptions({ subscriptions }: { subscriptions: readonly IncludingSubscription[] }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  if (!subscriptions.length) return null;
  return (
    <Details summary={t('subscriptions.including')} id="abonos">
      <ul className={styles.list}>
        {subscriptions.map((subscription) => (
          <li key={subscription.id}>
            <SiteLink to={subscriptionPath(subscription)} lang={foreignLang(subscription.lang, locale)}>
              {subscription.name}
            </SiteLink>
            <span className="small soft">{subscriptionStateLabels(subscription, locale, t).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Details>
  );
}
