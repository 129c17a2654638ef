import { formatDate } from '@ofgc/shared/dates/format.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { TableHead } from '@ofgc/shared/design/text/TableHead/TableHead.tsx';
import type { HandledReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { handledReportPath } from '@ofgc/shared/routes/office/reporting-channel.ts';
import styles from '../inbox/InboxTable.module.css';
import { DeadlineText } from './DeadlineText.tsx';

/** The reports with their deadlines. The table needs no key, because it shows nothing of the reports' text. */
export function ReportTable({ reports }: { reports: readonly HandledReport[] }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const date = (day: string) => formatDate(day, 'date', locale);
  return (
    <table className={styles.table}>
      <TableHead
        columns={[
          t('channel.one'),
          t('channel.state'),
          t('channel.acknowledgement'),
          t('channel.answer'),
          t('channel.keptUntil'),
        ]}
      />
      <tbody>
        {reports.map(({ id, state, receivedOn, terms, keptUntil, isWaiting, messages }) => (
          <tr key={id}>
            <th scope="row">
              <SiteLink to={handledReportPath(id)}>{t('channel.report', { number: id })}</SiteLink>
              <span className={styles.kind}>
                {date(receivedOn)} · {t('channel.messageCount', { count: messages })}
                {isWaiting && <> · {t('channel.isWaiting')}</>}
              </span>
            </th>
            <td>{t(`channel.states.${state}`)}</td>
            <td>
              <span className={styles.label}>{t('channel.acknowledgement')}</span>{' '}
              <DeadlineText term={terms.acknowledgement} />
            </td>
            <td>
              <span className={styles.label}>{t('channel.answer')}</span> <DeadlineText term={terms.answer} />
            </td>
            <td>
              <span className={styles.label}>{t('channel.keptUntil')}</span> {date(keptUntil)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
