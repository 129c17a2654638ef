import { LinkRequestForm } from '@ofgc/shared/design/forms/SignInForm/LinkRequestForm.tsx';
import { SignInForm } from '@ofgc/shared/design/forms/SignInForm/SignInForm.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
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
