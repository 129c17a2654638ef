import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { recipientGroups } from '@ofgc/shared/domain/school-registrations/recipients.ts';
import { messageFields } from '@ofgc/shared/domain/school-registrations/registration-field-rules.ts';
import { type FormState, formField } from '@ofgc/shared/forms/form-state.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation } from 'react-router';

interface CircularFormProps {
  /** The form key that the loader made for this page. */
  formKey: string;
  /** Whether the page says that the message was sent. */
  isSent: boolean;
  labelledBy: string;
}

const name = 'circular';

/**
 * Sends one message about each registration of a group: every school gets an email and may answer. After each success
 * the form is renewed and empty; a refused form stays, with the focus on its errors.
 */
export function CircularForm({ formKey, isSent, labelledBy }: CircularFormProps) {
  const { t } = useTranslation('education');
  const posted = useActionData<FormState | undefined>();
  const [lastKey, setLastKey] = useState(formKey);
  const isSending = useNavigation().formData?.get(formField) === name;
  const [wasSending, setWasSending] = useState(isSending);
  if (wasSending !== isSending) {
    setWasSending(isSending);
    // Only the end of a sending renews it: the page goes on saying that the last message was sent, also in the other language.
    if (isSent && !posted && !isSending) setLastKey(formKey);
  }
  return (
    <PostForm
      key={lastKey}
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
