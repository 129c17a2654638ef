import { httpStatusOf } from '@ofgc/shared/api-client';
import { confirmNewsletter, fetchNewsletterLink, leaveNewsletter } from '@ofgc/shared/api-client/site/newsletter.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import type { NewsletterLink } from '@ofgc/shared/domain/newsletter/newsletter.schema.ts';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { newsletterPath } from '@ofgc/shared/routes/site/newsletter.ts';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import styles from './NewsletterPage.module.css';

interface Data {
  /** `left` and `unknown`: there is no subscription any more. */
  face: NewsletterLink['state'] | 'left' | 'unknown';
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has('fuera')) return data<Data>({ face: 'left' });
  try {
    const { state } = await fetchNewsletterLink(context.get(pageContext).api, params.token ?? '');
    return data<Data>({ face: state });
  } catch (error) {
    if (httpStatusOf(error) !== 404) throw error;
    return data<Data>({ face: 'unknown' }, { status: 404 });
  }
}

/** The changes are made by buttons: opening the link must change nothing, as mail scanners open it. */
export const action = formAction({
  confirm: async ({ api, params, path }) => {
    await confirmNewsletter(api, params.token ?? '');
    return `${path}?confirmado=si#contenido`;
  },
  leave: async ({ api, params, path }) => {
    await leaveNewsletter(api, params.token ?? '');
    return `${path}?fuera=si#contenido`;
  },
});

export const handle: PageHandle<Data> = {
  visitorParameters: ['fuera'],
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
