import { ContactHelp } from '@ofgc/shared/design/feedback/ContactHelp/ContactHelp.tsx';
import { useTranslation } from 'react-i18next';
import { helpContactOf } from './help-contacts.ts';

/** The contact for questions about a page. */
export function PageHelp({ path }: { path: string }) {
  const { t } = useTranslation('about');
  const { topic, phone, email } = helpContactOf(path);
  return (
    <ContactHelp
      title={t('help.title')}
      text={t(`help.${topic}.text`)}
      phone={phone}
      email={email}
      action={t(`help.${topic}.action`)}
    />
  );
}
