import { useTranslation } from 'react-i18next';
import type { Event } from '../../../domain/events/event.schema.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { formatMoney } from '../../../money/format-money.ts';
import { StateBadge } from '../StateBadge/StateBadge.tsx';
import styles from './ZonePrices.module.css';

interface ZonePricesProps {
  zones: Event['priceZones'];
  /** False for a concert that is over, cancelled or not yet on sale: then the prices have no states. */
  hasStates?: boolean;
}

/** The price of a seat by zone, and whether the zone has seats left. */
export function ZonePrices({ zones, hasStates = true }: ZonePricesProps) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  return (
    <div className={styles.frame}>
      <table className={styles.prices}>
        <caption className="visually-hidden">{t('prices.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('prices.zone')}</th>
            {hasStates && <th scope="col">{t('prices.state')}</th>}
            <th scope="col">{t('prices.price')}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map(({ zone, amount, state }) => (
            <tr key={zone}>
              <th scope="row">{t('prices.zoneOf', { zone })}</th>
              {hasStates && (
                <td>
                  <StateBadge state={state} />
                </td>
              )}
              <td>{formatMoney(amount, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
