import { formatDate } from '@ofgc/shared/dates/format.ts';
import type { HandledReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';
import styles from '../layout/FieldList.module.css';
import { DeadlineText } from './DeadlineText.tsx';

/** A report's state, its deadlines, and the day until which it is kept. */
export function ReportProgress({ report: { state, receivedOn, terms, lang, keptUntil } }: { report: HandledReport }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const date = (day: string) => formatDate(day, 'date', locale);
  return (
    <Panel title={t('channel.facts')}>
      <dl className={styles.fields}>
        <dt>{t('channel.state')}</dt>
        <dd>{t(`channel.states.${state}`)}</dd>
        <dt>{t('channel.receivedOn')}</dt>
        <dd>{date(receivedOn)}</dd>
        <dt>{t('channel.acknowledgement')}</dt>
        <dd>
          <DeadlineText term={terms.acknowledgement} />
        </dd>
        <dt>{t('channel.answer')}</dt>
        <dd>
          <DeadlineText term={terms.answer} />
        </dd>
        <dt>{t('channel.language')}</dt>
        <dd>{t(`record.${lang}`)}</dd>
        <dt>{t('channel.keptUntil')}</dt>
        <dd>{date(keptUntil)}</dd>
      </dl>
    </Panel>
  );
}
