import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { TextArea } from '@ofgc/shared/design/forms/Field/TextArea.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import type { ConsentQuestion } from '@ofgc/shared/domain/consents/consent.schema.ts';
import { contactFields } from '@ofgc/shared/domain/contact/contact-field-rules.ts';
import type { Department } from '@ofgc/shared/domain/departments/department.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';

interface ContactFormProps {
  departments: readonly Department[];
  consent: ConsentQuestion;
  /** The key of the department that the address names. */
  chosen: string;
  /** The id of the form's heading. */
  labelledBy: string;
  /** The path that the form is posted to, without locale, where it differs from the page's own. */
  action?: string;
}

/** A message to the department that can answer it. */
export function ContactForm({ departments, consent, chosen, labelledBy, action }: ContactFormProps) {
  const { t } = useTranslation('about');
  const locale = useLocale();
  const options = [
    { value: '', label: t('contact.choose') },
    ...departments.map(({ key, name, lang }) => ({ value: key, label: name, lang: foreignLang(lang, locale) })),
  ];
  return (
    <PostForm
      name="contact"
      submit={t('contact.send')}
      consent={consent}
      fields={contactFields}
      labelledBy={labelledBy}
      action={action}
    >
      {({ field }) => {
        const { defaultValue = chosen, ...department } = field('department');
        return (
          <>
            <SelectField
              {...department}
              label={t('contact.department')}
              options={options}
              defaultValue={defaultValue}
              isWide
            />
            <Field {...field('name')} label={t('contact.name')} autoComplete="name" />
            <Field {...field('email')} type="email" label={t('contact.email')} autoComplete="email" />
            <Field {...field('subject')} label={t('contact.subject')} isWide />
            <TextArea {...field('message')} label={t('contact.message')} hint={t('contact.hint')} isWide />
          </>
        );
      }}
    </PostForm>
  );
}
