import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { followUpFields } from '@ofgc/shared/domain/reporting-channel/report-field-rules.ts';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { useTranslation } from 'react-i18next';
import { ChannelForm } from './ChannelForm.tsx';
import { codeForm } from './follow-up-action.ts';

/** Asks for the code of a report. */
export function CodeForm({ state, labelledBy }: { state: FormState | undefined; labelledBy: string }) {
  const { t } = useTranslation('about');
  return (
    <ChannelForm
      name={codeForm}
      submit={t('channel.open')}
      fields={followUpFields}
      state={state}
      labelledBy={labelledBy}
    >
      {({ field }) => (
        <Field
          {...field('code')}
          label={t('channel.code')}
          hint={t('channel.codeHint')}
          autoCapitalize="characters"
          spellCheck={false}
          isWide
        />
      )}
    </ChannelForm>
  );
}
