import { ContactHelp } from '@ofgc/shared/design/feedback/ContactHelp/ContactHelp.tsx';
import { useTranslation } from 'react-i18next';

const contacts = {
  schools: { phone: '928 00 00 01', email: 'educacion@ofgc.example' },
  community: { phone: '928 00 00 02', email: 'comunidad@ofgc.example' },
  tickets: { phone: '928 00 00 00', email: 'taquilla@ofgc.example' },
} as const;
export type HelpTopic = keyof typeof contacts;

/**
 * Contact for questions about a topic: telephone and a button that writes an email. A test
 * (api/src/content/contradictions.test.ts) checks that both belong to a department in api/content/departments.json.
 */
export function EducationHelp({ topic }: { topic: HelpTopic }) {
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
