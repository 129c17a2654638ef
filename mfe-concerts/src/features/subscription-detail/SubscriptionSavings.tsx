import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { listFormat } from '@ofgc/shared/labels/list-format.ts';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { useTranslation } from 'react-i18next';
import { TitleList } from '../events/TitleList.tsx';
import { DataTable } from '../subscriptions/DataTable.tsx';
import type { SubscriptionData } from './load-subscription.ts';
import styles from './SubscriptionSavings.module.css';

/** The saving compared with single tickets, after the refund of cancelled concerts. */
export function SubscriptionSavings({ subscription, concerts }: Pick<SubscriptionData, 'subscription' | 'concerts'>) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const { name, prices, savings } = subscription;
  const money = (cents: number) => formatMoney(cents, locale);
  const cancelled = concerts.filter(({ state }) => state.state === 'cancelled');
  const credit = savings[0]?.credit ?? 0;
  if (!savings.length) return null;
  return (
    <div className={styles.savings}>
      <h3>{t('subscriptions.saving.title')}</h3>
      {cancelled.length > 0 && credit > 0 && (
        <Notice
          look="cancelled"
          title={
            <RichMessage
              text={t('subscriptions.saving.cancelled', { count: cancelled.length })}
              elements={{ concerts: <TitleList titles={cancelled} /> }}
            />
          }
        >
          <p>
            {t('subscriptions.saving.credit', {
              credits: listFormat(locale).format(
                savings.map((line) =>
                  t('subscriptions.saving.creditIn', { credit: money(line.credit), zone: line.zone }),
                ),
              ),
            })}
          </p>
        </Notice>
      )}
      <DataTable
        isNumeric
        caption={t('subscriptions.saving.caption', { name })}
        head={[
          t('subscriptions.prices.zone'),
          t('subscriptions.saving.singles'),
          t('subscriptions.saving.withIt'),
          t('subscriptions.saving.saved'),
        ]}
        rows={savings.map(({ zone, singles, credit: back, saved, percent }) => ({
          key: zone,
          cells: [
            t('subscriptions.zone', { zone }),
            money(singles),
            money((prices.find((price) => price.zone === zone)?.amount ?? 0) - back),
            <>
              {money(saved)}
              <small>{t('subscriptions.saving.percent', { percent })}</small>
            </>,
          ],
        }))}
      />
      <p className="small soft">{t('subscriptions.saving.note')}</p>
    </div>
  );
}
