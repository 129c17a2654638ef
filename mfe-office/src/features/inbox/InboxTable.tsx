import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { TableHead } from '@ofgc/shared/design/text/TableHead/TableHead.tsx';
import type { InboxLine } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { type InboxFilterValues, caseInList } from './inbox-filters.ts';
import { StatusMark } from './StatusMark.tsx';
import styles from './InboxTable.module.css';

/** The records as a table on wide screens, as one card each on narrow screens. */
export function InboxTable({ items, filters }: { items: readonly InboxLine[]; filters: InboxFilterValues }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  return (
    <table className={styles.table}>
      <TableHead
        columns={[t('inbox.subject'), t('inbox.from'), t('inbox.sentAt'), t('inbox.status'), t('inbox.holder')]}
      />
      <tbody>
        {items.map(({ source, id, reference, subject, name, email, sentAt, status, holder }) => (
          <tr key={reference}>
            <th scope="row">
              <SiteLink to={caseInList({ source, id }, filters)}>{subject || reference}</SiteLink>
              <span className={styles.kind}>
                {t(`sourceName.${source}`)} · {reference}
              </span>
            </th>
            <td>
              <span className={styles.label}>{t('inbox.from')}</span> {name || email}
            </td>
            <td>
              <span className={styles.label}>{t('inbox.sentAt')}</span>{' '}
              <time dateTime={sentAt}>{formatMoment(sentAt, 'date', locale)}</time>
            </td>
            <td>
              <StatusMark status={status} />
            </td>
            <td>
              {holder && (
                <>
                  <span className={styles.label}>{t('inbox.holder')}</span> {holder}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
