import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { FormSuccess } from '@ofgc/shared/design/forms/PostForm/FormSuccess.tsx';
import { reportMessageFields } from '@ofgc/shared/domain/channel/channel-fields.ts';
import { useTranslation } from 'react-i18next';
import { TextSection } from '../institutional-pages/TextSection.tsx';
import { CaseMessage } from './CaseMessage.tsx';
import { ChannelForm } from './ChannelForm.tsx';
import { FilesField } from './FilesField.tsx';
import { messageForm, type OpenedCase as Opened } from './follow-up-action.ts';
import styles from './OpenedCase.module.css';
import { ReportFacts } from './ReportFacts.tsx';
import { TermList } from './TermList.tsx';

/** A report as whoever reported finds it: how far it is, what was written, and one more message. */
export function OpenedCase({ opened: { code, report, isSent, refused } }: { opened: Opened }) {
  const { t } = useTranslation('about');
  return (
    <>
      {isSent && <FormSuccess id="enviado" title={t('channel.messageSent')} headingLevel={2} />}
      <TextSection id="estado" title={t('channel.stateTitle')} lang={undefined}>
        <ReportFacts report={report} />
        <TermList terms={report.terms} />
      </TextSection>
      <TextSection id="mensajes" title={t('channel.messages')} lang={undefined}>
        <ol className={styles.messages}>
          {report.messages.map((message) => (
            <CaseMessage key={message.id} message={message} code={code} />
          ))}
        </ol>
      </TextSection>
      <TextSection id="responder" title={t('channel.addMessage')} lang={undefined}>
        {report.intake.isOpen ? (
          <ChannelForm
            name={messageForm}
            submit={t('channel.sendMessage')}
            fields={reportMessageFields}
            state={refused}
            intake={report.intake}
            labelledBy="responder"
          >
            {({ field }) => (
              <>
                <input type="hidden" name="code" value={code} />
                <TextArea {...field('text')} label={t('channel.message')} spellCheck={false} isWide />
                <FilesField field={field('files')} />
              </>
            )}
          </ChannelForm>
        ) : (
          <p>{t('channel.isClosed')}</p>
        )}
      </TextSection>
    </>
  );
}
