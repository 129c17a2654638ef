import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import type { OpenedReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { fileSize } from '@ofgc/shared/labels/file-size.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { useTranslation } from 'react-i18next';
import { handledReportFilePath } from '@ofgc/shared/routes/office/reporting-channel.ts';
import { Panel } from '../layout/Panel.tsx';
import fieldStyles from '../inbox-case/SentFields.module.css';
import styles from './ReportThread.module.css';

interface ReportThreadProps {
  report: OpenedReport;
  /** The key with which a file is requested. */
  channelKey: string;
}

/** The report, and all messages written since. */
export function ReportThread({ report, channelKey }: ReportThreadProps) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const { id: reportId, matter, when, people, contact, thread } = report;
  const facts = [
    { term: t('channel.when'), text: when },
    { term: t('channel.people'), text: people },
    { term: t('channel.contact'), text: contact },
  ].filter(({ text }) => text !== '');
  return (
    <Panel title={t(`channel.matters.${matter}`)}>
      {facts.length > 0 && (
        <dl className={fieldStyles.fields}>
          {facts.map(({ term, text }) => (
            <div key={term} className={fieldStyles.field}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <ol className={styles.thread}>
        {thread.map(({ id, author, writtenOn, text, files }) => (
          <li key={id} className={styles.message} data-author={author}>
            <p className={styles.head}>
              <b>{t(`channel.author.${author}`)}</b>{' '}
              <time dateTime={writtenOn}>{formatDate(writtenOn, 'date', locale)}</time>
            </p>
            <p className={styles.text}>{text}</p>
            {files.map(({ kind, bytes }, place) => (
              <form
                key={`${id}-${place}`}
                method="post"
                action={localisedPath(handledReportFilePath(reportId), locale)}
              >
                <input type="hidden" name="key" value={channelKey} />
                <input type="hidden" name="message" value={id} />
                <input type="hidden" name="place" value={place} />
                <Button type="submit" kind="quiet" size="row">
                  {t('channel.file', {
                    number: place + 1,
                    kind: t(`channel.fileKinds.${kind}`),
                    size: fileSize(bytes, locale),
                  })}
                </Button>
              </form>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
