import type { PageHandle } from '@ofgc/shared/contract';
import { FormSuccess } from '@ofgc/shared/design/forms/PostForm/FormSuccess.tsx';
import { LinkRequestForm } from '@ofgc/shared/design/forms/SignInForm/LinkRequestForm.tsx';
import { NewPasswordForm } from '@ofgc/shared/design/forms/SignInForm/NewPasswordForm.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
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
  const { token, isSent, formKey } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  return (
    <SchoolAreaLayout title={t('password.title')} lead={t(token ? 'password.lead' : 'password.askLead')} above="none">
      {isSent && (
        <FormSuccess id="enviado" title={t('signIn.sent')} headingLevel={2}>
          <p>{t('signIn.sentText')}</p>
        </FormSuccess>
      )}
      {token ? (
        <NewPasswordForm
          token={token}
          formKey={formKey}
          words={{
            password: t('password.new'),
            hint: t('password.hint', passwordLength),
            submit: t('password.submit'),
          }}
        />
      ) : (
        <LinkRequestForm words={{ email: t('signIn.email'), submit: t('password.ask') }} />
      )}
      <p>
        <SiteLink to={schoolAreaPaths.signIn}>{t('password.back')}</SiteLink>
      </p>
    </SchoolAreaLayout>
  );
}
