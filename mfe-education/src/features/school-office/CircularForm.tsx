import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { recipientGroups } from '@ofgc/shared/domain/school-registrations/recipients.ts';
import { messageFields } from '@ofgc/shared/domain/school-registrations/registration-fields.ts';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';

interface CircularFormProps {
  /** Made with the page. */
  formKey: string;
  /** Whether its page says that it was sent. */
  isSent: boolean;
  labelledBy: string;
}

/**
 * One message about each registration of a group: every school gets its letter and may answer. After each success it is
 * a new form, which is empty; one that was refused stays, with the focus on its errors.
 */
export function CircularForm({ formKey, isSent, labelledBy }: CircularFormProps) {
  const { t } = useTranslation('education');
  const posted = useActionData<FormState | undefined>();
  const [lastKey, setLastKey] = useState(formKey);
  if (isSent && !posted && lastKey !== formKey) setLastKey(formKey);
  return (
    <PostForm
      key={lastKey}
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
