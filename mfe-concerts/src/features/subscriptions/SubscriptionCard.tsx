import type { PosterEvent } from '@ofgc/shared/design/poster/poster-types.ts';
import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { subscriptionPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { useTranslation } from 'react-i18next';
import styles from './SubscriptionCard.module.css';
import { SubscriptionState } from './SubscriptionState.tsx';

interface SubscriptionCardProps {
  subscription: Subscription;
  /** The posters of the subscription's concerts, above the name. */
  posters?: readonly PosterEvent[] | undefined;
  /** For pages with other content: no concerts, and the prices on one line. */
  isBrief?: boolean;
}

/** A subscription or package: its audience, its concerts, its price in each zone, and its availability. */
export function SubscriptionCard({ subscription, posters = [], isBrief }: SubscriptionCardProps) {
  const { t } = useTranslation('concerts');
  const shared = useTranslation('shared').t;
  const locale = useLocale();
  const { name, claim, concerts, prices, saving } = subscription;
  const lang = foreignLang(subscription.lang, locale);
  const amounts = prices.map(({ amount }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return (
    <article className={styles.offer}>
      {posters.length > 0 && (
        <div className={styles.posters}>
          {posters.map((poster) => (
            <ProgrammePoster key={poster.id} event={poster} isDecorative isFlush fill />
          ))}
        </div>
      )}
      <h3 lang={lang}>
        <SiteLink to={subscriptionPath(subscription)}>{name}</SiteLink>
      </h3>
      <SubscriptionState subscription={subscription} />
      <p lang={lang}>{claim}</p>
      {isBrief ? (
        <p className={styles.price}>
          {least === most ? formatMoney(least, locale) : shared('price.from', { price: formatMoney(least, locale) })}
        </p>
      ) : (
        <>
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
        </>
      )}
      {saving !== null && <p className="small">{t('hub.saving', { saving })}</p>}
    </article>
  );
}
