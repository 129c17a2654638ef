import { discounted } from '@ofgc/shared/domain/subscriptions/subscription-saving.ts';
import type { SubscriptionDetail } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { useTranslation } from 'react-i18next';
import { DataTable } from './DataTable.tsx';
import { hasUniformPrice } from './subscription-prices.ts';
import styles from './SubscriptionPrices.module.css';

interface SubscriptionPricesProps {
  subscription: Pick<SubscriptionDetail, 'kind' | 'name' | 'prices' | 'profiles' | 'steps'>;
  /** Single prices of an ordinary concert of the season, for choose-your-own; in euro cents. */
  singles: readonly { zone: string; amount: number }[];
}

/** A subscription's prices: by zone and profile, by number of concerts for choose-your-own, or a club's in one sentence. */
export function SubscriptionPrices({ subscription, singles }: SubscriptionPricesProps) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const { name, prices, profiles, steps } = subscription;
  const money = (cents: number) => formatMoney(cents, locale);
  const zoneName = (zone: string) => t('subscriptions.zone', { zone });
  if (hasUniformPrice(subscription))
    return <p className={styles.onePrice}>{t('subscriptions.prices.one', { price: money(prices[0]?.amount ?? 0) })}</p>;
  if (steps.length)
    return (
      <>
        <DataTable
          isNumeric
          caption={t('subscriptions.prices.steps')}
          head={[
            t('subscriptions.prices.zone'),
            t('subscriptions.prices.single'),
            ...steps.map(({ from, percent }) => (
              <>
                {t('subscriptions.prices.from', { count: from })}
                <small>{t('subscriptions.prices.percent', { percent })}</small>
              </>
            )),
          ]}
          rows={singles.map(({ zone, amount }) => ({
            key: zone,
            cells: [zoneName(zone), money(amount), ...steps.map(({ percent }) => money(discounted(amount, percent)))],
          }))}
        />
        <p className="small">{t('subscriptions.prices.stepsNote')}</p>
      </>
    );
  return (
    <>
      <DataTable
        isNumeric
        caption={t('subscriptions.prices.caption', { name })}
        head={[t('subscriptions.prices.zone'), ...profiles.map((profile) => profile.name)]}
        rows={prices.map(({ zone }) => ({
          key: zone,
          cells: [
            zoneName(zone),
            ...profiles.map((profile) => {
              const price = profile.prices.find((line) => line.zone === zone);
              return price ? money(price.amount) : '–';
            }),
          ],
        }))}
      />
      {profiles.length > 1 && (
        <dl className={styles.profiles}>
          {profiles.slice(1).map((profile) => (
            <div key={profile.key}>
              <dt>{profile.name}</dt>
              <dd>{profile.who}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
