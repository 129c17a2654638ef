import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchNews } from '@ofgc/shared/api-client/news.ts';
import type { News } from '@ofgc/shared/domain/news/news.schema.ts';

/** The largest page of the API. */
const perPage = 100;

/** Everything published, the newest first; fetches a page of the API when the reader gets there. */
async function* allNews(api: ApiClient): AsyncGenerator<News> {
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { data, meta } = await fetchNews(api, { page, perPage });
    yield* data;
    isLast = data.length === 0 || page * perPage >= meta.total;
  }
}

/** The article with a slug, in either language. */
export async function findBySlug(api: ApiClient, slug: string): Promise<News | undefined> {
  for await (const news of allNews(api)) {
    if (news.slugs.es === slug || news.slugs.en === slug) return news;
  }
  return undefined;
}

export interface AdjacentNews {
  newer: News | null;
  older: News | null;
}

/** The articles published right after and right before one. */
export async function findAdjacentNews(api: ApiClient, id: number): Promise<AdjacentNews> {
  let newer: News | null = null;
  let isFound = false;
  for await (const news of allNews(api)) {
    if (isFound) return { newer, older: news };
    if (news.id === id) isFound = true;
    else newer = news;
  }
  return { newer: isFound ? newer : null, older: null };
}
