import type { PageHandle } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { subscribeToNewsletter } from '@ofgc/shared/api-client/site/newsletter.ts';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { generalContactPath } from '@ofgc/shared/routes/site/contact-form.ts';
import { newsletterPath } from '@ofgc/shared/routes/site/newsletter.ts';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { newsletterError } from '../../frame/newsletter/newsletter-error.ts';
import { postedNewsletter } from '../../frame/newsletter/posted-newsletter.ts';
import styles from './NewsletterPage.module.css';

const post = formAction({
  newsletter: async ({ api, body }) => {
    await subscribeToNewsletter(api, body);
    return `${newsletterPath}?suscrito=si`;
  },
});

/** Handles the frame's form when it is posted without JavaScript. */
export async function action(input: ActionFunctionArgs) {
  const result = await post(input);
  if (!(result instanceof Response)) input.context.set(postedNewsletter, result.data);
  return result;
}

/** The page shows the result of the form; opened without one, it links to the form in the frame below. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const isSubscribed = new URL(request.url).searchParams.has('suscrito');
  return { answer: context.get(postedNewsletter), isSubscribed };
}

export const handle: PageHandle<unknown> = {
  visitorParameters: ['suscrito'],
  meta: ({ t }) => ({ title: t('newsletter.pageTitle'), description: t('newsletter.pageDescription'), noIndex: true }),
};

export function Component() {
  const { answer, isSubscribed } = useLoaderData<typeof loader>();
  const { t } = useTranslation('shell');
  const crumb = t('newsletter.pageTitle');
  if (isSubscribed) {
    return (
      <Container className={styles.page}>
        <PageHead title={t('newsletter.successTitle')} crumb={crumb} lead={t('newsletter.successText')} />
        <p className={styles.ways}>
          <ButtonLink to={eventsPath}>{t('link.calendar')}</ButtonLink>
        </p>
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <PageHead
        title={answer ? t('newsletter.errorTitle') : crumb}
        crumb={crumb}
        lead={answer ? newsletterError(answer, t('newsletter.errorText')) : t('newsletter.pageLead')}
      />
      <p className={styles.ways}>
        <ArrowLink to="#boletin">{t('newsletter.title')}</ArrowLink>
        {!answer && <ArrowLink to={generalContactPath}>{t('newsletter.write')}</ArrowLink>}
      </p>
    </Container>
  );
}
