import { fetchContentPage } from '@ofgc/shared/api-client/site/content-pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { LongPage } from '@ofgc/shared/design/layout/LongPage/LongPage.tsx';
import { PicturedHead } from '@ofgc/shared/design/layout/PageHead/PicturedHead.tsx';
import { PhotographRow } from '@ofgc/shared/design/picture/PhotographRow.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { sentInscriptionParameter, takeInscription } from '@ofgc/shared/forms/inscription-action.ts';
import { contentPathPattern } from '@ofgc/shared/domain/content-pages/content-path.ts';
import { localisedPath, splitLocale, useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { BlockTree } from '../../blocks/BlockTree.tsx';
import { loadBlocks } from '../../blocks/load-blocks.ts';
import { compositionContext } from '../../composition/composition.ts';
import { ChildPages } from './ChildPages.tsx';
import styles from './ContentPage.module.css';

/** Handles any address that no remote owns: a page from the API, or a 404. An address of the other language is redirected. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const own = context.get(pageContext);
  const path = splitLocale(new URL(request.url).pathname).path.replace(/(?<=.)\/+$/, '');
  if (!contentPathPattern.test(path)) throw data(null, { status: 404, statusText: 'Not Found' });
  const page = await fetchContentPage(own.api, path);
  if (page.path !== path) throw redirect(localisedPath(page.path, own.locale), 301);
  const composition = context.get(compositionContext);
  const blocks = await loadBlocks(page.blocks, path, { composition, context: own, signal: request.signal });
  return { page: { ...page, blocks } };
}
export type ContentData = Awaited<ReturnType<typeof loader>>;

/** For forms in blocks of the page: `inscription-form`. */
export const action = formAction({ inscription: takeInscription });

export const handle: PageHandle<ContentData> = {
  visitorParameters: [sentInscriptionParameter],
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
  alternates: ({ page }) => page.paths,
};

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const lang = foreignLang(page.titleLang, locale);
  const parts = useMemo(
    () =>
      page.blocks.flatMap((block) =>
        block.type === 'section' ? [{ id: block.anchor, title: block.title, lang: block.lang }] : [],
      ),
    [page],
  );
  return (
    <Container>
      <PicturedHead
        title={page.title}
        lang={lang}
        trail={page.trail.map(({ path, title }) => ({ to: path, label: title }))}
        lead={<span lang={lang}>{page.lead}</span>}
        pictures={page.pictures}
      />
      <LongPage parts={parts} of="blocks">
        <TranslationNotice lang={page.lang} />
        {/* The key does not depend on the language, so that a form keeps its values when the language changes. */}
        <BlockTree key={page.paths.es} blocks={page.blocks} id={localisedPath(page.path, locale)} />
        <PhotographRow pictures={page.pictures?.slice(1) ?? []} />
        {page.children.length > 0 && <ChildPages pages={page.children} />}
        <p className={styles.updated}>
          <time dateTime={page.updatedOn}>
            {t('content.updated', { date: formatDate(page.updatedOn, 'date', locale) })}
          </time>
        </p>
      </LongPage>
    </Container>
  );
}
