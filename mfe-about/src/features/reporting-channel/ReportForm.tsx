import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { FilesField } from '@ofgc/shared/design/forms/Field/FilesField.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { reportFields, reportMatters } from '@ofgc/shared/domain/reporting-channel/report-field-rules.ts';
import type { ReportIntake } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { reportPath } from '@ofgc/shared/routes/about/reporting-channel.ts';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { useTranslation } from 'react-i18next';
import { ChannelForm } from './ChannelForm.tsx';
import { reportForm } from './report-action.ts';

interface ReportFormProps {
  intake: ReportIntake;
  state: FormState | undefined;
  labelledBy: string;
}

/** The form for a report. Spell checking is off, because some browsers send typed text to a service for it. */
export function ReportForm({ intake, state, labelledBy }: ReportFormProps) {
  const { t } = useTranslation('about');
  const matters = [
    { value: '', label: t('channel.choose') },
    ...reportMatters.map((matter) => ({ value: matter, label: t(`channel.matters.${matter}`) })),
  ];
  return (
    <ChannelForm
      name={reportForm}
      submit={t('channel.send')}
      fields={reportFields}
      state={state}
      intake={intake}
      path={reportPath}
      labelledBy={labelledBy}
    >
      {({ field }) => (
        <>
          <SelectField {...field('matter')} label={t('channel.matter')} options={matters} isWide />
          <TextArea
            {...field('facts')}
            label={t('channel.facts')}
            hint={t('channel.factsHint')}
            rows={12}
            spellCheck={false}
            isWide
          />
          <Field {...field('when')} label={t('channel.when')} spellCheck={false} isWide />
          <TextArea {...field('people')} label={t('channel.people')} rows={3} spellCheck={false} isWide />
          <FilesField {...field('files')} label={t('channel.files')} hint={t('channel.filesHint')} />
          <TextArea
            {...field('contact')}
            label={t('channel.contact')}
            hint={t('channel.contactHint')}
            rows={2}
            spellCheck={false}
            isWide
          />
        </>
      )}
    </ChannelForm>
  );
}
