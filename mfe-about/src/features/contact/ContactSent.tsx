import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { FormSuccess } from '@ofgc/shared/design/forms/PostForm/FormSuccess.tsx';
import { useTranslation } from 'react-i18next';

/** Replaces the form after it was sent. */
export function ContactSent({ reference, page }: { reference: string; page: string }) {
  const { t } = useTranslation('about');
  return (
    <FormSuccess id="enviado" title={t('contact.sent.title')}>
      <p>{t('contact.sent.text', { reference })}</p>
      <ArrowLink to={page}>{t('contact.sent.again')}</ArrowLink>
    </FormSuccess>
  );
}
