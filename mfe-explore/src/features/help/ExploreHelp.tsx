import { ContactHelp } from '@ofgc/shared/design/feedback/ContactHelp/ContactHelp.tsx';
import { useTranslation } from 'react-i18next';

/** Departments of `api/content/departments.json`. */
const contacts = {
  general: { phone: '928 00 00 08', email: 'info@ofgc.example' },
  press: { phone: '928 00 00 03', email: 'prensa@ofgc.example' },
} as const;

/** The contact for questions about a page of this section, as its last block. */
export function ExploreHelp({ topic = 'general' }: { topic?: keyof typeof contacts }) {
  const { t } = useTranslation('explore');
  return (
    <ContactHelp
      title={t('help.title')}
      text={t(`help.${topic}.text`)}
      action={t(`help.${topic}.action`)}
      {...contacts[topic]}
    />
  );
}
