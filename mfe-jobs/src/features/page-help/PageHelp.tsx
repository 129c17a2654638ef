import { ContactHelp } from '@ofgc/shared/design/feedback/ContactHelp/ContactHelp.tsx';
import { jobs } from '@ofgc/shared/domain/departments/department-contacts.ts';
import { useTranslation } from 'react-i18next';

/** The contact for questions about vacancies. */
export function PageHelp() {
  const { t } = useTranslation('jobs');
  return <ContactHelp title={t('help.title')} text={t('help.text')} action={t('help.action')} {...jobs} />;
}
