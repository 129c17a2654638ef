import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../subscriptions/DataTable.tsx';
import type { ShownSubscription } from './load-subscription.ts';
import type { SalePhase } from './sale-phases.ts';
import styles from './SubscriptionDates.module.css';

interface SubscriptionDatesProps {
  phases: readonly SalePhase[];
  renewal: ShownSubscription['renewal'];
  /** The language of the subscription's texts where it differs from the page's. */
  lang: string | undefined;
}

/** The dates to renew, to change the seat and to buy; the current phase is marked. */
export function SubscriptionDates({ phases, renewal, lang }: SubscriptionDatesProps) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const day = (instant: string | null) =>
    instant ? formatDate(instant, 'date', locale) : t('subscriptions.dates.noEnd');
  return (
    <div className={styles.dates}>
      {phases.length > 0 && (
        <DataTable
          caption={t('subscriptions.dates.caption')}
          head={[t('subscriptions.dates.phase'), t('subscriptions.dates.from'), t('subscriptions.dates.to')]}
          rows={phases.map(({ key, from, to, isNow }) => ({
            key,
            cells: [
              <>
                {t(`subscriptions.dates.${key}`)}{' '}
                {isNow && <span className={styles.now}>{t('subscriptions.dates.now')}</span>}
              </>,
              day(from),
              day(to),
            ],
          }))}
        />
      )}
      {renewal && <Html html={renewal} lang={lang} />}
    </div>
  );
}
