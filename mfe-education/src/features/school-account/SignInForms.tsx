import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { linkRequestFields, signInFields } from '@ofgc/shared/domain/accounts/account-fields.ts';
import { passwordPath } from '@ofgc/shared/routes/accounts.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import styles from './SignInForms.module.css';

interface SignInFormsProps {
  /** Where a school wanted to go. */
  wanted?: string;
  /** Away from their own page, the forms name it. */
  action?: string;
}

/** How a school signs in: with its password, or with a link that it gets by e-mail; and how it gets an account. */
export function SignInForms({ wanted = schoolAreaPaths.area, action }: SignInFormsProps) {
  const { t } = useTranslation('education');
  return (
    <div className={styles.ways}>
      <div className={styles.way}>
        <PostForm name="sign-in" submit={t('signIn.submit')} fields={signInFields} action={action}>
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
        <p className="small">
          <SiteLink to={passwordPath('centre')}>{t('signIn.forgotten')}</SiteLink>
        </p>
      </div>
      <div className={styles.way}>
        <p>{t('signIn.linkText')}</p>
        <PostForm name="link" submit={t('signIn.link')} kind="secondary" fields={linkRequestFields} action={action}>
          {({ field }) => (
            <Field label={t('signIn.email')} type="email" autoComplete="email" {...field('email')} isWide />
          )}
        </PostForm>
      </div>
      <p>
        {t('signIn.noAccount')} <SiteLink to={schoolAreaPaths.request}>{t('signIn.request')}</SiteLink>
      </p>
    </div>
  );
}
