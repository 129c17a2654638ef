import { sql } from 'kysely';
import { z } from 'zod';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { articleSchema, newsSchema } from '@ofgc/shared/domain/news/news.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { columnFacet, countFacets, facetsParameter, findYearChoices, withCounts } from '../../http/facets.ts';
import { notFound, unknownValue } from '../../http/http-error.ts';
import { listPage } from '../../http/paging.ts';
import { idOf, idParameter, slugParameter, yearParameter } from '../../http/parameters.ts';
import { recordRoute } from '../../http/record-route.ts';
import { findAdjacentNews, publishedNews, newsYear } from './find.ts';
import { presentArticle, presentNews } from './present.ts';

const querySchema = listQuerySchema.extend({
  category: slugParameter.optional(),
  year: yearParameter.optional(),
  /** Only articles about this event (its id). */
  event: idParameter.optional(),
  /** The article with this slug, in either language. */
  slug: slugParameter.optional(),
  sort: z.enum(['date', '-date']).default('-date'),
  facets: facetsParameter(['category', 'year']),
});

/** `GET /api/news` and `GET /api/news/:id`. */
export function newsRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/news',
    { schema: { tags: ['house'], querystring: querySchema, response: { 200: listOf(newsSchema) } } },
    async ({ query }) => {
      const at = now();
      const categories = await database.selectFrom('newsCategories').selectAll().orderBy('sortOrder').execute();
      if (query.category && !categories.some(({ slug }) => slug === query.category))
        throw unknownValue('category', query.category);
      const { event, slug } = query;
      const isAboutEvent = event ? sql<boolean>`event_ids @> ${JSON.stringify([event])}::jsonb` : sql<boolean>`true`;
      const hasSlug = slug ? sql<boolean>`${slug} in (news.slug ->> 'es', news.slug ->> 'en')` : sql<boolean>`true`;
      const rows = sql`select * from news where published_at <= ${at} and ${isAboutEvent} and ${hasSlug}`;
      const counts = await countFacets(database, {
        rows,
        as: 'news',
        facets: {
          category: columnFacet(sql`category_slug`, query.category),
          year: columnFacet(newsYear, query.year),
        },
        wanted: query.facets,
      });
      const choices = {
        category: categories.map(({ slug: value, name }) => ({ value, label: readerIn(query.lang)(name) })),
        year: query.facets.includes('year')
          ? await findYearChoices(database, { rows, as: 'news', year: newsYear })
          : [],
      };
      const facets = Object.fromEntries(query.facets.map((name) => [name, withCounts(choices[name], counts[name])]));
      let news = publishedNews(database, at)
        .where(isAboutEvent)
        .where(hasSlug)
        .orderBy('publishedAt', query.sort === 'date' ? 'asc' : 'desc')
        .orderBy('id');
      if (query.category) news = news.where('categorySlug', '=', query.category);
      if (query.year) news = news.where(newsYear, '=', String(query.year));
      return listPage(database, news, query, (row) => presentNews(row, query.lang), facets);
    },
  );

  api.get('/api/news/:id', { schema: recordRoute('house', articleSchema) }, async ({ params, query: { lang } }) => {
    const at = now();
    const article = await publishedNews(database, at)
      .where('news.id', '=', idOf(params))
      .executeTakeFirstOrThrow(notFound);
    const { newer, older } = await findAdjacentNews(database, article.id, at);
    return {
      data: {
        ...presentArticle(article, lang),
        newer: newer ? presentNews(newer, lang) : null,
        older: older ? presentNews(older, lang) : null,
      },
    };
  });
}
