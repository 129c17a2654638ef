import { FilesField } from '@ofgc/shared/design/forms/Field/FilesField.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { reportMessageFields } from '@ofgc/shared/domain/reporting-channel/report-field-rules.ts';
import type { ReportIntake } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { followUpPath } from '@ofgc/shared/routes/about/reporting-channel.ts';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { useTranslation } from 'react-i18next';
import { ChannelForm } from './ChannelForm.tsx';
import { messageForm } from './follow-up-action.ts';

interface MessageFormProps {
  /** The code of the report. */
  code: string;
  intake: ReportIntake;
  state: FormState | undefined;
  labelledBy: string;
}

/** Adds a message to a report. */
export function MessageForm({ code, ...form }: MessageFormProps) {
  const { t } = useTranslation('about');
  return (
    <ChannelForm
      {...form}
      name={messageForm}
      submit={t('channel.sendMessage')}
      fields={reportMessageFields}
      path={followUpPath}
    >
      {({ field }) => (
        <>
          <input type="hidden" name="code" value={code} />
          <TextArea {...field('text')} label={t('channel.message')} spellCheck={false} isWide />
          <FilesField {...field('files')} label={t('channel.files')} hint={t('channel.filesHint')} />
        </>
      )}
    </ChannelForm>
  );
}
