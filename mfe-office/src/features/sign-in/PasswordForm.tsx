import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { signInFields } from '@ofgc/shared/domain/accounts/account-fields.ts';
import { useTranslation } from 'react-i18next';
import { officePasswordPath } from '../../addresses.ts';

export function PasswordForm({ wanted }: { wanted: string }) {
  const { t } = useTranslation('office');
  return (
    <>
      <PostForm name="sign-in" submit={t('signIn.submit')} fields={signInFields}>
        {({ field }) => (
          <>
            <input type="hidden" name="wanted" value={wanted} />
            <Field label={t('signIn.email')} type="email" autoComplete="username" {...field('email')} isWide />
            <Field
              label={t('signIn.password')}
              {...field('password')}
              type="password"
              autoComplete="current-password"
              defaultValue=""
              isWide
            />
          </>
        )}
      </PostForm>
      <p>
        <SiteLink to={officePasswordPath}>{t('signIn.forgotten')}</SiteLink>
      </p>
    </>
  );
}
