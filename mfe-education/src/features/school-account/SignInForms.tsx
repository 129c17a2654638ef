import { LinkRequestForm } from '@ofgc/shared/design/forms/SignInForm/LinkRequestForm.tsx';
import { SignInForm } from '@ofgc/shared/design/forms/SignInForm/SignInForm.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { passwordPath } from '@ofgc/shared/routes/accounts.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import styles from './SignInForms.module.css';

interface SignInFormsProps {
  /** The path that the school requested before it had to sign in. */
  wanted?: string;
  /** The sign-in page's path, where the forms stand on another page. */
  action?: string;
}

/** The forms with which a school signs in, by password or by a link sent by e-mail, and a link to ask for an account. */
export function SignInForms({ wanted = schoolAreaPaths.area, action }: SignInFormsProps) {
  const { t } = useTranslation('education');
  return (
    <div className={styles.ways}>
      <div className={styles.way}>
        <SignInForm
          wanted={wanted}
          words={{ email: t('signIn.email'), password: t('signIn.password'), submit: t('signIn.submit') }}
          action={action}
        />
        <p className="small">
          <SiteLink to={passwordPath('centre')}>{t('signIn.forgotten')}</SiteLink>
        </p>
      </div>
      <div className={styles.way}>
        <p>{t('signIn.linkText')}</p>
        <LinkRequestForm
          wanted={wanted}
          words={{ email: t('signIn.email'), submit: t('signIn.link') }}
          kind="secondary"
          action={action}
        />
      </div>
      <p>
        {t('signIn.noAccount')} <SiteLink to={schoolAreaPaths.request}>{t('signIn.request')}</SiteLink>
      </p>
    </div>
  );
}
