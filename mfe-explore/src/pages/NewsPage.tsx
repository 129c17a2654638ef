import { fetchNews } from '@ofgc/shared/api-client/news.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ButtonLink } from '@ofgc/shared/design/Button/ButtonLink.tsx';
import { Columns } from '@ofgc/shared/design/Columns/Columns.tsx';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Empty } from '@ofgc/shared/design/Empty/Empty.tsx';
import { newsPath } from '@ofgc/shared/design/event-path.ts';
import { NewsItem } from '@ofgc/shared/design/NewsItem/NewsItem.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { ResultBar } from '@ofgc/shared/design/ResultBar/ResultBar.tsx';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import type { ApiClient } from '@ofgc/shared/api-client';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Choices } from '../features/filters/FilterLinks.tsx';
import { findBySlug } from '../features/news/news-archive.ts';
import { newsFeeds, newsListPath, numberInQuery } from '../features/news/news-paths.ts';
import { FollowNews } from '../features/news/FeedLinks.tsx';
import { Paging } from '../features/filters/Pagination.tsx';
import styles from './NewsPage.module.css';

/** Four rows of three. */
const perPage = 12;

/** The list of news; the last part of the address is a category or, shortened, the slug of an article. */
export async function loader({ context, params: { slug }, request }: LoaderFunctionArgs) {
  const { api, locale } = context.get(pageContext);
  const category = slug === undefined ? undefined : await categoryOf(api, slug, locale);
  const year = numberInQuery(request, 'year');
  const { data: articles, meta } = await fetchNews(api, {
    category: category?.value,
    year,
    page: numberInQuery(request, 'page'),
    perPage,
  });
  return { articles, meta, category, year };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** @throws a redirect where the slug is an article's, the 404 page where nobody knows it */
async function categoryOf(api: ApiClient, slug: string, locale: Locale) {
  const { meta } = await fetchNews(api, { perPage: 1 });
  const category = meta.facets.category?.find(({ value }) => value === slug);
  if (category) return { value: category.value, label: category.label };
  const article = await findBySlug(api, slug);
  if (article) throw redirect(localisedPath(newsPath(article), locale), 301);
  throw data(null, { status: 404 });
}

export const handle: PageHandle<Data> = {
  meta: ({ data: { category }, t }) => ({
    title: category ? t('news.titleOf', { category: category.label }) : t('news.title'),
    description: category ? t('news.descriptionOf', { category: category.label }) : t('news.description'),
    feeds: newsFeeds(category ? t('news.titleOf', { category: category.label }) : t('news.title'), category?.value),
  }),
};

export function Component() {
  const { articles, meta, category, year } = useLoaderData<typeof loader>();
  const { t } = useTranslation('explore');
  const chosen = { category: category?.value, year };
  const trail = [
    { label: t('explore'), to: '/explora' },
    ...(category ? [{ label: t('news.title'), to: newsListPath({}) }] : []),
  ];
  return (
    <Container data-section="explore" className={styles.page}>
      <PageHead
        title={category ? t('news.titleOf', { category: category.label }) : t('news.title')}
        crumb={category?.label ?? t('news.title')}
        trail={trail}
      />
      <div className={styles.choices}>
        <Choices
          label={t('news.category')}
          all={t('news.allCategories')}
          options={meta.facets.category ?? []}
          selected={category?.value}
          pathOf={(value) => newsListPath({ year, category: value })}
        />
        <Choices
          label={t('year.label')}
          all={t('year.all')}
          options={meta.facets.year ?? []}
          selected={year?.toString()}
          pathOf={(value) => newsListPath({ ...chosen, year: value === undefined ? undefined : Number(value) })}
        />
      </div>
      <section aria-labelledby="lista" className={styles.list}>
        <h2 id="lista" className="visually-hidden">
          {t('news.list')}
        </h2>
        <ResultBar status={t('news.count', { count: meta.total })}>
          <FollowNews category={category?.value} />
        </ResultBar>
        {articles.length === 0 ? (
          <Empty
            title={t('news.none')}
            action={
              <ButtonLink to={newsListPath({})} kind="secondary">
                {t('news.showAll')}
              </ButtonLink>
            }
          />
        ) : (
          <Columns count={3}>
            {articles.map((article) => (
              <NewsItem key={article.id} news={article} hasYear />
            ))}
          </Columns>
        )}
        <Paging meta={meta} pathOf={(page) => newsListPath({ ...chosen, page })} />
      </section>
    </Container>
  );
}
