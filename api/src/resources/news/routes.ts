import { listOf } from '@ofgc/shared/http/list.schema.ts';
import { articleSchema, newsSchema } from '@ofgc/shared/domain/news/news.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { idOf } from '../../http/parameters.ts';
import { recordRoute } from '../../http/record-route.ts';
import { findNewsFacets } from './facets.ts';
import { findAdjacentNews, findArticle, matchingNews } from './find.ts';
import { presentArticleDetail, presentNews } from './present.ts';
import { newsQuerySchema } from './query.ts';

/** `GET /api/news` and `GET /api/news/:id`. */
export function newsRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/news',
    { schema: { tags: ['house'], querystring: newsQuerySchema, response: { 200: listOf(newsSchema) } } },
    async ({ query }) => {
      const at = now();
      const facets = await findNewsFacets(database, query, at);
      return listPage(database, matchingNews(database, query, at), query, presentNews, facets);
    },
  );

  api.get('/api/news/:id', { schema: recordRoute('house', articleSchema) }, async ({ params, query: { lang } }) => {
    const at = now();
    const article = await findArticle(database, idOf(params), at);
    return { data: presentArticleDetail(article, await findAdjacentNews(database, article.id, at), lang) };
  });
}
