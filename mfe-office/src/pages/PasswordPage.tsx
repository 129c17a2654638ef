import type { PageHandle } from '@ofgc/shared/contract';
import { PasswordForms } from '@ofgc/shared/design/forms/SignInForm/PasswordForms.tsx';
import { passwordLength } from '@ofgc/shared/domain/accounts/password-length.ts';
import { passwordAction, passwordLoader } from '@ofgc/shared/sign-in/password-page.ts';
import { linkParameter } from '@ofgc/shared/routes/accounts.ts';
import { officeSignInPath } from '@ofgc/shared/routes/office/area.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { SignInFrame } from '../features/sign-in/SignInFrame.tsx';

export const loader = passwordLoader;
export const action = passwordAction(officeSignInPath);

export const handle: PageHandle = {
  isPrivate: true,
  isBare: true,
  visitorParameters: [linkParameter, 'enviado'],
  meta: ({ t }) => ({ title: t('password.title'), description: t('password.description') }),
};

export function Component() {
  const asked = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  return (
    <SignInFrame title={t(asked.token ? 'password.title' : 'password.another')}>
      <PasswordForms
        {...asked}
        signInPath={officeSignInPath}
        words={{
          password: t('password.new'),
          hint: t('password.hint', passwordLength),
          submit: t('password.submit'),
          email: t('signIn.email'),
          ask: t('password.ask'),
          sent: t('password.sent'),
          sentText: t('password.sentText'),
          back: t('password.back'),
        }}
      />
    </SignInFrame>
  );
}
