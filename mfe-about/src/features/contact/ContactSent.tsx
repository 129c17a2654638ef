import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { FormDone } from '@ofgc/shared/design/PostForm/FormDone.tsx';
import { useTranslation } from 'react-i18next';

/** Replaces the form after it was sent. */
export function ContactSent({ reference, page }: { reference: string; page: string }) {
  const { t } = useTranslation('about');
  return (
    <FormDone id="enviado" title={t('contact.sent.title')}>
      <p>{t('contact.sent.text', { reference })}</p>
      <ArrowLink to={page}>{t('contact.sent.again')}</ArrowLink>
    </FormDone>
  );
}
