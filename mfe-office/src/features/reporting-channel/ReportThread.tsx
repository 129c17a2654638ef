import { ReportMessages } from '@ofgc/shared/design/text/ReportMessages/ReportMessages.tsx';
import type { OpenedReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import { useTranslation } from 'react-i18next';
import { handledReportFilePath } from '@ofgc/shared/routes/office/reporting-channel.ts';
import { Panel } from '../layout/Panel.tsx';
import { EraseMessageForm } from './EraseMessageForm.tsx';
import fieldStyles from '../layout/FieldList.module.css';

interface ReportThreadProps {
  report: OpenedReport;
  id: string;
  /** The key with which a file is requested. */
  channelKey: string;
}

/** The report, and all messages written since. */
export function ReportThread({ report, id: panelId, channelKey }: ReportThreadProps) {
  const { t } = useTranslation('office');
  const { id, matter, when, people, contact, thread, version } = report;
  const facts = [
    { term: t('channel.when'), text: when },
    { term: t('channel.people'), text: people },
    { term: t('channel.contact'), text: contact },
  ].filter(({ text }) => text !== '');
  return (
    <Panel id={panelId} title={t(`channel.matters.${matter}`)}>
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
      <ReportMessages
        messages={thread}
        otherSide="reporter"
        authorName={(author) => t(`channel.author.${author}`)}
        fileLabel={({ kind, ...file }) => t('channel.file', { ...file, kind: t(`channel.fileKinds.${kind}`) })}
        filePath={handledReportFilePath(id)}
        secret={{ name: 'key', value: channelKey }}
      >
        {(message) => <EraseMessageForm message={message} version={version} channelKey={channelKey} />}
      </ReportMessages>
    </Panel>
  );
}
