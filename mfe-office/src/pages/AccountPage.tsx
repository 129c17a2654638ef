import { signOut } from '@ofgc/shared/api-client/sessions.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { officePasswordPath, officeSignInPath } from '@ofgc/shared/routes/office/area.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { OfficeFrame } from '../features/layout/OfficeFrame.tsx';
import { staffLoader } from '@ofgc/shared/sign-in/staff-loader.ts';
import styles from './AccountPage.module.css';

export const loader = staffLoader(async (_context, who) => ({ who }));

export const action = formAction({
  'sign-out': async ({ api }) => {
    await signOut(api);
    return officeSignInPath;
  },
  'sign-out-everywhere': async ({ api }) => {
    await signOut(api, 'everywhere');
    return officeSignInPath;
  },
});

export const handle: PageHandle = {
  isPrivate: true,
  isBare: true,
  meta: ({ t }) => ({ title: t('account.title'), description: t('account.title') }),
};

export function Component() {
  const { who } = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  return (
    <OfficeFrame who={who} title={t('account.title')}>
      <dl className={styles.facts}>
        <dt>{t('account.email')}</dt>
        <dd>{who.email}</dd>
        <dt>{t('account.roles')}</dt>
        <dd>{who.roles.map((role) => t(`role.${role}`)).join(', ') || t('account.noRole')}</dd>
      </dl>
      <p>
        <SiteLink to={officePasswordPath}>{t('account.password')}</SiteLink>
      </p>
      <section className={styles.everywhere}>
        <h2>{t('account.everywhere')}</h2>
        <p>{t('account.everywhereText')}</p>
        <PostForm name="sign-out-everywhere" submit={t('account.everywhere')} kind="quiet" />
      </section>
    </OfficeFrame>
  );
}
