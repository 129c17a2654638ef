import { FormSuccess } from '@ofgc/shared/design/forms/PostForm/FormSuccess.tsx';
import { ReportMessages } from '@ofgc/shared/design/text/ReportMessages/ReportMessages.tsx';
import { followUpPath, reportFilePath } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { useTranslation } from 'react-i18next';
import { TextSection } from '../institutional-pages/TextSection.tsx';
import type { FollowedCase as Opened } from './follow-up-action.ts';
import { MessageForm } from './MessageForm.tsx';
import styles from './SentReport.module.css';
import { OtherLanguageForm } from './OtherLanguageForm.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { DeadlineList } from './DeadlineList.tsx';

/** A report as its author sees it: its status, its messages, and a form for another one. */
export function SentReport({ opened: { code, report, isSent, refused } }: { opened: Opened }) {
  const { t } = useTranslation('about');
  return (
    <>
      {isSent && <FormSuccess id="enviado" title={t('channel.messageSent')} headingLevel={2} isInAnswer />}
      <TextSection id="estado" title={t('channel.stateTitle')} lang={undefined}>
        <ReportFacts report={report} />
        <DeadlineList terms={report.terms} />
      </TextSection>
      <TextSection id="mensajes" title={t('channel.messages')} lang={undefined}>
        <ReportMessages
          messages={report.messages}
          otherSide="handler"
          authorName={(author) => t(`channel.author.${author}`)}
          fileLabel={({ kind, ...file }) => t('channel.file', { ...file, kind: t(`channel.kinds.${kind}`) })}
          filePath={reportFilePath}
          secret={{ name: 'code', value: code }}
        />
      </TextSection>
      <TextSection id="responder" title={t('channel.addMessage')} lang={undefined}>
        {report.intake.isOpen ? (
          <MessageForm code={code} intake={report.intake} state={refused} labelledBy="responder" />
        ) : (
          <>
            <p>{t('channel.isClosed')}</p>
            {refused?.values.text && (
              <>
                <p>{t('channel.notSent')}</p>
                <p className={styles.unsent}>{refused.values.text}</p>
              </>
            )}
            <OtherLanguageForm path={followUpPath} shown="estado" values={{ code, text: refused?.values.text ?? '' }} />
          </>
        )}
      </TextSection>
    </>
  );
}
