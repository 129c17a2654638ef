import { formatDate } from '@ofgc/shared/dates/format.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { SubscriptionDetail } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import styles from './SubscriptionChannels.module.css';

interface SubscriptionChannelsProps {
  channels: SubscriptionDetail['channels'];
  /** The language of the subscription's texts where it differs from the page's. */
  lang: string | undefined;
}

/** Where to buy and renew, the opening hours, and the first day. */
export function SubscriptionChannels({ channels, lang }: SubscriptionChannelsProps) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const day = (instant: string) => formatDate(instant, 'date', locale);
  return (
    <ul className={styles.channels}>
      {channels.map(({ key, name, to, hours, renewalFrom, saleFrom }) => (
        <li key={key}>
          <p>
            <SiteLink to={to} hasArrow={false} lang={lang}>
              {name}
            </SiteLink>
          </p>
          <p className="small" lang={lang}>
            {hours}
          </p>
          <p className="small soft">
            {[
              renewalFrom && t('subscriptions.channels.renewal', { from: day(renewalFrom) }),
              saleFrom && t('subscriptions.channels.sale', { from: day(saleFrom) }),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
