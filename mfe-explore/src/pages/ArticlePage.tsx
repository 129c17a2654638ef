import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchArticle } from '@ofgc/shared/api-client/explore/news.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Drawing } from '@ofgc/shared/design/drawings/Drawing.tsx';
import { ConcertColumns } from '@ofgc/shared/design/concerts/ConcertColumns/ConcertColumns.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Eyebrow } from '@ofgc/shared/design/text/Eyebrow/Eyebrow.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { CreditedPhotograph } from '@ofgc/shared/design/picture/CreditedPhotograph.tsx';
import { PhotographRow } from '@ofgc/shared/design/picture/PhotographRow.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance, isOver } from '@ofgc/shared/domain/events/featured-performance.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { newsListPath, newsPath } from '@ofgc/shared/routes/explore/news.ts';
import { explorePath } from '@ofgc/shared/routes/site/sections.ts';
import { socialPicturePath } from '@ofgc/shared/routes/site/social-pictures.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { newsFeeds } from '../features/news/news-feeds.ts';
import { ShareArticle } from '../features/news/ShareArticle.tsx';
import { AdjacentArticles } from '../features/news/AdjacentArticles.tsx';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import styles from './ArticlePage.module.css';

export async function loader({ context, request, params: { slug, id = '' } }: LoaderFunctionArgs) {
  const { api, locale, onMissing } = context.get(pageContext);
  const article = await fetchArticle(api, id);
  if (article.slug !== slug) throw redirect(localisedPath(newsPath(article), locale), 301);
  const events =
    article.eventIds.length > 0
      ? await dataIfAny(fetchAllEvents(api, { ids: article.eventIds.join(','), when: 'all' }), onMissing)
      : [];
  const concerts = events?.map((event) => ({ event, performance: featuredPerformance(event.performances) }));
  return { article, concerts, siteUrl: new URL(request.url).origin };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** A date that is over may be years ago, and so may the one that a postponed concert had. */
const isOfAnyYear = (performance: Performance) => isOver(performance) || performance.state === 'postponed';

export const handle: PageHandle<Data> = {
  meta: ({ data: { article, siteUrl }, locale, t }) => {
    const orchestra = { '@type': 'PerformingGroup', name: t('brandName', { ns: 'shared' }), url: siteUrl };
    return {
      title: article.title,
      description: article.lead,
      feeds: newsFeeds(t('news.title')),
      jsonLd: [
        {
          '@type': 'NewsArticle',
          headline: article.title,
          description: article.lead,
          image: siteUrl + localisedPath(socialPicturePath(newsPath(article)), locale),
          datePublished: article.publishedAt,
          inLanguage: article.lang,
          articleSection: article.category.name,
          author: orchestra,
          publisher: orchestra,
        },
      ],
    };
  },
  alternates: ({ article: { id, slugs } }) => ({
    es: newsPath({ id, slug: slugs.es }),
    en: newsPath({ id, slug: slugs.en }),
  }),
};

export function Component() {
  const { article, concerts } = useLoaderData<typeof loader>();
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const lang = foreignLang(article.lang, locale);
  const [photograph, ...more] = article.pictures ?? [];
  return (
    <Container className={styles.page}>
      <article key={article.id}>
        <PageHead
          title={article.title}
          lang={lang}
          trail={[
            { label: t('explore'), to: explorePath },
            { label: t('news.title'), to: newsListPath() },
          ]}
          crumb={t('article.crumb')}
          eyebrow={
            <Eyebrow>
              <time dateTime={article.publishedAt}>{formatDate(article.publishedAt, 'date', locale)}</time>
              <span aria-hidden="true">·</span>
              <SiteLink to={newsListPath({ category: article.category.slug })}>{article.category.name}</SiteLink>
            </Eyebrow>
          }
          lead={<span lang={lang}>{article.lead}</span>}
        />
        <div className={styles.picture}>
          {photograph ? (
            <CreditedPhotograph picture={photograph} crop="band" sizes="100vw" isEager />
          ) : (
            <Drawing {...article.drawing} crop="band" isEager />
          )}
        </div>
        <div className={styles.body}>
          <TranslationNotice lang={article.lang} of="article" />
          <Html html={article.body} lang={lang} />
          <PhotographRow pictures={more} />
          <ShareArticle article={article} />
        </div>
      </article>
      {!concerts && <MissingPart />}
      {concerts && concerts.length > 0 && (
        <section aria-labelledby="conciertos">
          <SectionHead id="conciertos" title={t('article.concerts', { count: concerts.length })} />
          <ConcertColumns
            concerts={concerts.map((concert) => ({ ...concert, hasYear: isOfAnyYear(concert.performance) }))}
          />
        </section>
      )}
      <AdjacentArticles newer={article.newer} older={article.older} />
      <PageHelp />
    </Container>
  );
}
