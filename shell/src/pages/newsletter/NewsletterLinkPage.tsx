import { confirmNewsletter, fetchNewsletterLink, leaveNewsletter } from '@ofgc/shared/api-client/site/newsletter.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { newsletterPath } from '@ofgc/shared/routes/site/newsletter.ts';
import { emailLinkAction, emailLinkLoader, emailLinkParameters } from '@ofgc/shared/sign-in/email-link-page.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import styles from './NewsletterPage.module.css';

export const loader = emailLinkLoader(fetchNewsletterLink);
export const action = emailLinkAction(confirmNewsletter, leaveNewsletter);

export const handle: PageHandle = {
  visitorParameters: emailLinkParameters,
  meta: ({ t }) => ({
    title: t('newsletter.link.pageTitle'),
    description: t('newsletter.link.description'),
    noIndex: true,
  }),
};

export function Component() {
  const { face } = useLoaderData<typeof loader>();
  const { t } = useTranslation('shell');
  return (
    <Container className={styles.page}>
      <PageHead
        title={t(`newsletter.link.${face}.title`)}
        crumb={t(`newsletter.link.${face}.title`)}
        trail={[{ label: t('newsletter.pageTitle'), to: newsletterPath }]}
        lead={t(`newsletter.link.${face}.text`)}
      />
      {face === 'requested' && <PostForm name="confirm" submit={t('newsletter.link.confirm')} />}
      {(face === 'requested' || face === 'confirmed') && (
        <section className={styles.leave} aria-labelledby="baja">
          <h2 id="baja">{t('newsletter.link.leaveTitle')}</h2>
          <p>{t('newsletter.link.leaveText')}</p>
          <PostForm name="leave" submit={t('newsletter.link.leave')} kind="secondary" labelledBy="baja" />
        </section>
      )}
    </Container>
  );
}
