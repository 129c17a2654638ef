import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EducationLayout } from '../../features/layout/EducationLayout.tsx';
import { TitledTexts } from '../../features/page-parts/TitledTexts.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  return { page: await fetchPage(api, educationPaths.oldTraining) };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** This page exists for old links only: its canonical address tells search engines the current page. */
export const handle: PageHandle<Data> = {
  meta: ({ data: { page } }) => ({
    title: page.title,
    description: page.description,
    canonical: educationPaths.training,
    noIndex: true,
  }),
};

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const lang = foreignLang(page.lang, useLocale());
  return (
    <EducationLayout
      page={page}
      above={{ label: t('training.title'), to: educationPaths.training }}
      help="schools"
      head={
        <Notice look="moved" title={t('training.oldNotice')}>
          <SiteLink to={educationPaths.training}>{t('training.current')}</SiteLink>
        </Notice>
      }
    >
      <Container>
        <TitledTexts parts={page.sections} lang={lang} />
      </Container>
    </EducationLayout>
  );
}
