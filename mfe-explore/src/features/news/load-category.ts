import { type ApiClient, httpStatusOf } from '@ofgc/shared/api-client';
import { fetchNews } from '@ofgc/shared/api-client/explore/news.ts';
import { pageNotFound } from '@ofgc/shared/api-client/page-not-found.ts';
import { newsPath } from '@ofgc/shared/routes/explore/news.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { redirect } from 'react-router';

export interface NewsCategory {
  value: string;
  label: string;
}

/** @throws a redirect where the slug is an article's, the 404 page where it is unknown */
export async function loadCategory(api: ApiClient, slug: string, locale: Locale): Promise<NewsCategory> {
  const { meta } = await fetchNews(api, { perPage: 1 });
  const category = meta.facets.category?.find(({ value }) => value === slug);
  if (category) return { value: category.value, label: category.label };
  const {
    data: [article],
  } = await fetchNews(api, { slug, perPage: 1 }).catch((error: unknown) => {
    // The API refuses text that is no slug: there is no such article.
    if (httpStatusOf(error) === 400) return { data: [] };
    throw error;
  });
  if (article) throw redirect(localisedPath(newsPath(article), locale), 301);
  throw pageNotFound();
}
