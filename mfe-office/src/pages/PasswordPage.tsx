import type { PageHandle } from '@ofgc/shared/contract';
import { FormSuccess } from '@ofgc/shared/design/forms/PostForm/FormSuccess.tsx';
import { LinkRequestForm } from '@ofgc/shared/design/forms/SignInForm/LinkRequestForm.tsx';
import { NewPasswordForm } from '@ofgc/shared/design/forms/SignInForm/NewPasswordForm.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
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
  const { token, isSent, formKey } = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  return (
    <SignInFrame title={t(token ? 'password.title' : 'password.another')}>
      {isSent && (
        <FormSuccess id="enviado" title={t('password.sent')} headingLevel={2}>
          <p>{t('password.sentText')}</p>
        </FormSuccess>
      )}
      {token && (
        <NewPasswordForm
          token={token}
          formKey={formKey}
          words={{
            password: t('password.new'),
            hint: t('password.hint', passwordLength),
            submit: t('password.submit'),
          }}
        />
      )}
      {!token && !isSent && <LinkRequestForm words={{ email: t('signIn.email'), submit: t('password.ask') }} />}
      <p>
        <SiteLink to={officeSignInPath}>{t('password.back')}</SiteLink>
      </p>
    </SignInFrame>
  );
}
