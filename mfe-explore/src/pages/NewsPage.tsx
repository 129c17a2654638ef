import { fetchNews } from '@ofgc/shared/api-client/explore/news.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { FilterLinks } from '@ofgc/shared/design/forms/FilterLinks/FilterLinks.tsx';
import { UnknownFilters } from '@ofgc/shared/design/forms/UnknownFilters/UnknownFilters.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { NoMatches } from '@ofgc/shared/design/feedback/EmptyState/NoMatches.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { ResultBar } from '@ofgc/shared/design/forms/ResultBar/ResultBar.tsx';
import { listParameters } from '@ofgc/shared/filters/redirect-respelled.ts';
import { filteredLoader } from '@ofgc/shared/filters/search-known.ts';
import { newsListPath } from '@ofgc/shared/routes/explore/news.ts';
import { explorePath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { facetLinks } from '../features/filters/facet-links.ts';
import { loadCategory } from '../features/news/load-category.ts';
import { newsFeeds } from '../features/news/news-feeds.ts';
import { FeedLinks } from '../features/news/FeedLinks.tsx';
import { NewsSearch } from '../features/news/NewsSearch.tsx';
import { NewsStories } from '../features/news/NewsStories.tsx';
import { newsPerPage } from '../features/news/news-per-page.ts';
import { listPageMeta } from '../features/filters/list-page-meta.ts';
import { Pagination } from '../features/filters/Pagination.tsx';
import { searchByYear } from '../features/filters/search-by-year.ts';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import styles from './NewsPage.module.css';

/** The last segment of the path is a category, or the slug of an article without its id, which redirects to the article. */
async function loadNews({ context, params: { slug }, request }: LoaderFunctionArgs) {
  const { api, locale } = context.get(pageContext);
  const category = slug === undefined ? undefined : await loadCategory(api, slug, locale);
  const { found, filters, unknown } = await searchByYear(request, (query) =>
    fetchNews(api, { ...query, category: category?.value, perPage: newsPerPage }),
  );
  return { articles: found.data, meta: found.meta, category, year: filters.anio, unknown };
}
type Data = Awaited<ReturnType<typeof loadNews>>;

/** With an unknown year, the page says so and its status is 400. */
export const loader = filteredLoader(loadNews);

export const handle: PageHandle<Data> = {
  parameters: listParameters,
  meta: ({ data: { meta, category, year, unknown }, t }) => {
    const title = category ? t('news.titleOf', { category: category.label }) : t('news.title');
    const pathOf = (page: number) => newsListPath({ category: category?.value, page });
    return {
      ...listPageMeta({ title, meta, isFiltered: year !== undefined, pathOf }, t),
      description: category ? t('news.descriptionOf', { category: category.label }) : t('news.description'),
      noIndex: unknown.length > 0,
      feeds: newsFeeds(title, category?.value),
    };
  },
};

export function Component() {
  const { articles, meta, category, year, unknown } = useLoaderData<typeof loader>();
  const { t } = useTranslation('explore');
  const active = { category: category?.value, year };
  const trail = [
    { label: t('explore'), to: explorePath },
    ...(category ? [{ label: t('news.title'), to: newsListPath() }] : []),
  ];
  return (
    <Container className={styles.page}>
      <PageHead
        title={category ? t('news.titleOf', { category: category.label }) : t('news.title')}
        crumb={category?.label ?? t('news.title')}
        trail={trail}
      />
      <UnknownFilters
        unknown={unknown}
        labelOf={() => t('year.label')}
        all={{ to: newsListPath(), label: t('news.showAll') }}
      />
      <div className={styles.filters}>
        <FilterLinks
          label={t('news.category')}
          links={facetLinks({
            all: t('news.allCategories'),
            options: meta.facets.category,
            selected: category?.value,
            pathOf: (value) => newsListPath({ year, category: value }),
          })}
        />
        <FilterLinks
          label={t('year.label')}
          links={facetLinks({
            all: t('year.all'),
            options: meta.facets.year,
            selected: year,
            pathOf: (value) => newsListPath({ ...active, year: value }),
          })}
        />
        <NewsSearch />
      </div>
      <section aria-labelledby="lista" className={styles.list}>
        <h2 id="lista" className="visually-hidden">
          {t('news.list')}
        </h2>
        <ResultBar status={t('news.count', { count: meta.total })}>
          <FeedLinks category={category?.value} />
        </ResultBar>
        {articles.length === 0 ? (
          <NoMatches title={t('news.none')} all={{ to: newsListPath(), label: t('news.showAll') }} />
        ) : (
          <NewsStories articles={articles} isFirstPage={meta.page === 1} />
        )}
        <Pagination meta={meta} pathOf={(page) => newsListPath({ ...active, page })} />
      </section>
      <div className={styles.help}>
        <PageHelp />
      </div>
    </Container>
  );
}
