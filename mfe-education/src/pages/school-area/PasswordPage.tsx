import type { PageHandle } from '@ofgc/shared/contract';
import { PasswordForms } from '@ofgc/shared/design/forms/SignInForm/PasswordForms.tsx';
import { passwordLength } from '@ofgc/shared/domain/accounts/password-length.ts';
import { passwordAction, passwordLoader } from '@ofgc/shared/sign-in/password-page.ts';
import { linkParameter } from '@ofgc/shared/routes/accounts.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';

export const loader = passwordLoader;
export const action = passwordAction(schoolAreaPaths.area);

export const handle: PageHandle = {
  isPrivate: true,
  visitorParameters: [linkParameter, 'enviado'],
  meta: ({ t }) => ({ title: t('password.title'), description: t('area.description') }),
};

export function Component() {
  const asked = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  return (
    <SchoolAreaLayout
      title={t('password.title')}
      lead={asked.isSent ? undefined : t(asked.token ? 'password.lead' : 'password.askLead')}
      above="none"
    >
      <PasswordForms
        {...asked}
        signInPath={schoolAreaPaths.signIn}
        words={{
          password: t('password.new'),
          hint: t('password.hint', passwordLength),
          submit: t('password.submit'),
          email: t('signIn.email'),
          ask: t('password.ask'),
          sent: t('signIn.sent'),
          sentText: t('signIn.sentText'),
          back: t('password.back'),
        }}
      />
    </SchoolAreaLayout>
  );
}
