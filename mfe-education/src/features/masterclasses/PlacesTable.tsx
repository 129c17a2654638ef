import type { Masterclass } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import { participations } from '@ofgc/shared/domain/masterclasses/participation.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { useTranslation } from 'react-i18next';
import styles from './PlacesTable.module.css';

interface PlacesTableProps {
  places: Masterclass['places'];
  /** Whether places can be applied for; otherwise nobody is told how many are left. */
  isOpen: boolean;
}

/** Places and fee, for active participants and for listeners. */
export function PlacesTable({ places, isOpen }: PlacesTableProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('masterclasses.places')}</caption>
      <tbody>
        {participations.map((participation) => {
          const { total, left, fee } = places[participation];
          return (
            <tr key={participation}>
              <th scope="row">{t(`participation.${participation}`)}</th>
              <td>
                {isOpen ? (
                  <>
                    <b>{left > 0 ? t('masterclasses.left', { count: left }) : t('masterclasses.none')}</b>
                    <span>{t('masterclasses.ofTotal', { count: total })}</span>
                  </>
                ) : (
                  t('masterclasses.total', { count: total })
                )}
              </td>
              <td className={styles.fee}>{formatMoney(fee, locale)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
