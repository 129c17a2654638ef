import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { recipientGroups } from '@ofgc/shared/domain/school-registrations/recipients.ts';
import { messageFields } from '@ofgc/shared/domain/school-registrations/registration-fields.ts';
import { useTranslation } from 'react-i18next';

/** One message about each registration of a group: every school gets its letter and may answer. */
export function CircularForm({ formKey, labelledBy }: { formKey: string; labelledBy: string }) {
  const { t } = useTranslation('education');
  return (
    <PostForm
      name="circular"
      submit={t('circular.send')}
      kind="secondary"
      labelledBy={labelledBy}
      fields={{ ...messageFields, to: { isRequired: true } }}
    >
      {({ field }) => (
        <>
          <input type="hidden" name="formKey" value={field('formKey').defaultValue ?? formKey} />
          <SelectField
            label={t('circular.to')}
            {...field('to')}
            options={recipientGroups.map((group) => ({ value: group, label: t(`circular.group.${group}`) }))}
          />
          <TextArea label={t('circular.text')} hint={t('circular.hint')} rows={4} {...field('text')} isWide />
        </>
      )}
    </PostForm>
  );
}
