import { fetchPage } from '@ofgc/shared/api-client/pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/Html/Html.tsx';
import { Lead } from '@ofgc/shared/design/Lead/Lead.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { TranslationNotice } from '@ofgc/shared/design/TranslationNotice/TranslationNotice.tsx';
import { splitLocale, useLocale } from '@ofgc/shared/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHelp } from '../components/PageHelp.tsx';
import { TextLayout } from '../components/TextLayout.tsx';
import { TextSection } from '../components/TextSection.tsx';
import { Updated } from '../components/Updated.tsx';

/** Every page of text is found by its own address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const { path } = splitLocale(new URL(request.url).pathname);
  return { page: await fetchPage(api, path.replace(/(?<=.)\/+$/, '')) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
};

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const { t } = useTranslation('about');
  const locale = useLocale();
  const lang = page.lang === locale ? undefined : page.lang;
  const parts = useMemo(() => page.sections.map(({ anchor, title }) => ({ id: anchor, title })), [page]);
  return (
    <Container data-section="about">
      <PageHead title={page.title} lang={lang} trail={[{ label: t('about'), to: '/sobre-ofgc' }]}>
        <Updated on={page.updatedOn} />
      </PageHead>
      <TextLayout parts={parts}>
        <TranslationNotice lang={page.lang} />
        <Lead lang={lang}>{page.lead}</Lead>
        {page.sections.map(({ anchor, title, html }) => (
          <TextSection key={anchor} id={anchor} title={title} lang={lang}>
            <Html html={html} lang={lang} />
          </TextSection>
        ))}
        <PageHelp path={page.path} />
      </TextLayout>
    </Container>
  );
}
