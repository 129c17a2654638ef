import type { PageHandle } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/Button/ButtonLink.tsx';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { failureWords } from '../frame/newsletter-failure.ts';
import { newsletterAnswer } from '../routing/newsletter-answer.ts';
import styles from './NewsletterPage.module.css';

/** The answer to a form that was posted without JavaScript; opened by itself it leads to the form below. */
export function loader({ context }: LoaderFunctionArgs) {
  const answer = context.get(newsletterAnswer);
  return data({ answer }, { status: answer && answer.status >= 400 ? answer.status : 200 });
}

export const handle: PageHandle<unknown> = {
  meta: ({ t }) => ({ title: t('newsletter.pageTitle'), description: t('newsletter.pageDescription'), noIndex: true }),
};

export function Component() {
  const { answer } = useLoaderData<typeof loader>();
  const { t } = useTranslation('shell');
  const crumb = t('newsletter.pageTitle');
  if (!answer) {
    return (
      <Container className={styles.page}>
        <PageHead title={crumb} lead={t('newsletter.lead')} />
      </Container>
    );
  }
  const isSubscribed = answer.status < 300;
  return (
    <Container className={styles.page}>
      <PageHead
        title={isSubscribed ? t('newsletter.successTitle') : t('newsletter.errorTitle')}
        crumb={crumb}
        lead={isSubscribed ? t('newsletter.successText') : failureWords(answer, t('newsletter.errorText')).text}
      />
      <p className={styles.ways}>
        {isSubscribed ? (
          <ButtonLink to="/conciertos-entradas/eventos">{t('link.calendar')}</ButtonLink>
        ) : (
          <ArrowLink to="#boletin">{t('newsletter.title')}</ArrowLink>
        )}
      </p>
    </Container>
  );
}
