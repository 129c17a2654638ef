import { ContactHelp } from '@ofgc/shared/design/feedback/ContactHelp/ContactHelp.tsx';
import { general, press } from '@ofgc/shared/domain/departments/department-contacts.ts';
import { useTranslation } from 'react-i18next';

const contacts = { general, press };

/** The contact for questions about a page of this section, as its last block. */
export function PageHelp({ topic = 'general' }: { topic?: keyof typeof contacts }) {
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
