import { sql } from 'kysely';
import { z } from 'zod';
import { listOf, listQuerySchema, oneOf, oneQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { articleSchema, newsSchema, type Article } from '@ofgc/shared/domain/news.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/html.ts';
import type { Database } from '../../database/database.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { countFacets } from '../../http/facets.ts';
import { findPage, listResponse } from '../../http/paging.ts';
import { idOf, idParameter, idParams, slugParameter, yearParameter } from '../../http/parameters.ts';
import { notFound, unknownValue } from '../../http/http-error.ts';

const querySchema = z.strictObject({
  ...listQuerySchema.shape,
  category: slugParameter.optional(),
  year: yearParameter.optional(),
  /** What is told about a concert, by its id. */
  event: idParameter.optional(),
  sort: z.enum(['date', '-date']).default('-date'),
});

/** The year on the islands' calendar. */
const year = sql<string>`to_char(published_at at time zone 'Atlantic/Canary', 'YYYY')`;

/** What is dated later than now is not published yet. */
export function publishedNews(database: Database, at: Date) {
  return database
    .selectFrom('news')
    .innerJoin('newsCategories', 'newsCategories.slug', 'news.categorySlug')
    .where('publishedAt', '<=', at)
    .selectAll('news')
    .select('newsCategories.name as categoryName');
}

type NewsRecord = Awaited<ReturnType<ReturnType<typeof publishedNews>['execute']>>[number];

export function presentArticle(article: NewsRecord, lang: Locale): Article {
  const read = readerIn(lang);
  return {
    id: article.id,
    slug: read(article.slug),
    slugs: { es: article.slug.es, en: article.slug.en ?? article.slug.es },
    title: read(article.title),
    lead: read(article.lead),
    category: { slug: article.categorySlug, name: read(article.categoryName) },
    publishedAt: article.publishedAt.toISOString(),
    body: sanitised(read(article.body)),
    eventIds: article.eventIds,
    lang: read.lang,
  };
}

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
      const told = query.event
        ? sql<boolean>`event_ids @> ${JSON.stringify([query.event])}::jsonb`
        : sql<boolean>`true`;
      const all = await database
        .selectFrom('news')
        .where('publishedAt', '<=', at)
        .where(told)
        .select(['id', 'categorySlug', year.as('year')])
        .execute();
      const facets = countFacets({
        rows: all.map((row) => ({ id: row.id, values: { category: [row.categorySlug], year: [row.year] } })),
        chosen: { category: query.category, year: query.year?.toString() },
        options: {
          category: categories.map(({ slug, name }) => ({ value: slug, label: readerIn(query.lang)(name) })),
          year: [...new Set(all.map((row) => row.year))]
            .toSorted()
            .toReversed()
            .map((value) => ({ value, label: value })),
        },
      });
      let news = publishedNews(database, at)
        .where(told)
        .orderBy('publishedAt', query.sort === 'date' ? 'asc' : 'desc')
        .orderBy('id');
      if (query.category) news = news.where('categorySlug', '=', query.category);
      if (query.year) news = news.where(year, '=', String(query.year));
      const { rows, total } = await findPage(database, news, query);
      return listResponse(
        rows.map((row) => {
          const { body: _, eventIds: __, ...summary } = presentArticle(row, query.lang);
          return summary;
        }),
        total,
        query,
        facets,
      );
    },
  );

  api.get(
    '/api/news/:id',
    {
      schema: {
        tags: ['house'],
        params: idParams,
        querystring: oneQuerySchema.strict(),
        response: { 200: oneOf(articleSchema) },
      },
    },
    async ({ params, query }) => {
      const article = await publishedNews(database, now()).where('news.id', '=', idOf(params)).executeTakeFirst();
      if (!article) throw notFound();
      return { data: presentArticle(article, query.lang) };
    },
  );
}
