import { formatDate } from '@ofgc/shared/dates/format.ts';
import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import { recordDataAddress } from '@ofgc/shared/api-client/office/inbox.ts';
import type { InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';
import styles from '../layout/FieldList.module.css';

/** The record as it was sent: sender, date and fields, and how long it is kept. */
export function SentFields({ inboxCase }: { inboxCase: InboxCase }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const { source, id, reference, name, email, lang, sentAt, keptUntil, isKeptForImages, fields } = inboxCase;
  const isEmptied = isKeptForImages && email === '';
  const term = isEmptied ? 'keptForImages' : isKeptForImages ? 'keptUntilEmptied' : 'keptUntil';
  return (
    <Panel title={t('record.sent')}>
      <dl className={styles.fields}>
        <dt>{t('inbox.reference')}</dt>
        <dd>
          {reference} · {t(`sourceName.${source}`)}
        </dd>
        <dt>{t('inbox.from')}</dt>
        <dd>{[name, email].filter((one) => one !== '').join(' · ')}</dd>
        <dt>{t('inbox.sentAt')}</dt>
        <dd>{formatMoment(sentAt, 'full', locale)}</dd>
        {fields.map(({ label, value }) => (
          <div key={label} className={styles.field}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.kept}>
        {t('record.language', { language: t(`record.${lang}`) })}{' '}
        {t(`record.${term}`, { date: formatDate(keptUntil, 'date', locale) })}{' '}
        <a href={recordDataAddress(source, id, locale)} download>
          {t('record.data')}
        </a>
      </p>
    </Panel>
  );
}
