import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { recipientGroups } from '@ofgc/shared/domain/school-registrations/recipients.ts';
import { messageFields } from '@ofgc/shared/domain/school-registrations/registration-field-rules.ts';
import { useKeyAfterSending } from '@ofgc/shared/forms/key-after-sending.ts';
import { useTranslation } from 'react-i18next';

interface CircularFormProps {
  /** The form key that the loader made for this page. */
  formKey: string;
  labelledBy: string;
}

const name = 'circular';

/**
 * Sends one message about each registration of a group: every school gets an email and may answer. After each success
 * the form is renewed and empty; a refused form stays, with the focus on its errors.
 */
export function CircularForm({ formKey, labelledBy }: CircularFormProps) {
  const { t } = useTranslation('education');
  return (
    <PostForm
      key={useKeyAfterSending(name, formKey)}
      name={name}
      submit={t('circular.send')}
      kind="secondary"
      labelledBy={labelledBy}
      fields={{ ...messageFields, to: { isRequired: true } }}
    >
      {({ field }) => (
        <>
          <input type="hidden" name="formKey" value={field('formKey', formKey).defaultValue} />
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
