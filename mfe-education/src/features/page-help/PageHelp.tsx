import { ContactHelp } from '@ofgc/shared/design/feedback/ContactHelp/ContactHelp.tsx';
import { community, education, tickets } from '@ofgc/shared/domain/departments/department-contacts.ts';
import { useTranslation } from 'react-i18next';

const contacts = { schools: education, community, tickets };
export type HelpTopic = keyof typeof contacts;

/** Contact for questions about a topic: telephone and a button that writes an email. */
export function PageHelp({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation('education');
  return (
    <ContactHelp
      title={t(`help.${topic}.title`)}
      text={t(`help.${topic}.text`)}
      action={t(`help.${topic}.action`)}
      {...contacts[topic]}
    />
  );
}
