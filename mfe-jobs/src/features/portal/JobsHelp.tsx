import { ContactHelp } from '@ofgc/shared/design/feedback/ContactHelp/ContactHelp.tsx';
import { useTranslation } from 'react-i18next';

/** The contact for questions about vacancies. */
export function JobsHelp() {
  const { t } = useTranslation('jobs');
  return (
    <ContactHelp
      title={t('help.title')}
      text={t('help.text')}
      phone="928 00 00 04"
      email="empleo@ofgc.example"
      action={t('help.action')}
    />
  );
}
