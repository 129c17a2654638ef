import { SignInForm } from '@ofgc/shared/design/forms/SignInForm/SignInForm.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { officePasswordPath } from '@ofgc/shared/routes/office/area.ts';
import { useTranslation } from 'react-i18next';

/**
 * The form for email address and password, and a link to set a new password.
 * @param wanted the path to go to after signing in, without locale
 */
export function PasswordForm({ wanted }: { wanted: string }) {
  const { t } = useTranslation('office');
  return (
    <>
      <SignInForm
        wanted={wanted}
        words={{ email: t('signIn.email'), password: t('signIn.password'), submit: t('signIn.submit') }}
      />
      <p>
        <SiteLink to={officePasswordPath}>{t('signIn.forgotten')}</SiteLink>
      </p>
    </>
  );
}
