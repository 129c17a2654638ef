import { sql } from 'kysely';
import { z } from 'zod';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { unknownValue } from '../../http/http-error.ts';
import { slugParameter } from '../../http/parameters.ts';
import { sendTextFile } from '../../files/send-text-file.ts';
import { jsonFeed, newsFeed, type NewsFeed } from './feed-formats.ts';
import { publishedNews } from './find.ts';
import { presentArticle } from './present.ts';

/** The most articles in a feed; older ones are on the site. */
const maxItems = 30;

const querySchema = oneQuerySchema.extend({ category: slugParameter.optional() });
type FeedQuery = z.infer<typeof querySchema>;

/** `GET /api/news/rss.xml` (RSS 2.0) and `GET /api/news/feed.json` (JSON Feed 1.1): the newest articles with their whole text, of one `category` or all. */
export function newsFeedRoutes(api: Api, { database, now, siteUrl }: ApiContext): void {
  const findFeed = async ({ lang, category }: FeedQuery): Promise<NewsFeed> => {
    const known = category
      ? await database.selectFrom('newsCategories').selectAll().where('slug', '=', category).executeTakeFirst()
      : undefined;
    if (category && !known) throw unknownValue('category', category);
    const articles = await publishedNews(database, now())
      .where(known ? sql<boolean>`category_slug = ${known.slug}` : sql<boolean>`true`)
      .orderBy('publishedAt', 'desc')
      .orderBy('id')
      .limit(maxItems)
      .execute();
    return {
      lang,
      siteUrl,
      category: known && { slug: known.slug, name: readerIn(lang)(known.name) },
      articles: articles.map((article) => presentArticle(article, lang)),
    };
  };
  const schema = { tags: ['house'], querystring: querySchema };
  api.get('/api/news/rss.xml', { schema }, async (request, reply) =>
    sendTextFile(request, reply, {
      type: 'application/rss+xml; charset=utf-8',
      body: newsFeed(await findFeed(request.query)).rss2(),
      lang: request.query.lang,
    }),
  );
  api.get('/api/news/feed.json', { schema }, async (request, reply) =>
    sendTextFile(request, reply, {
      type: 'application/feed+json; charset=utf-8',
      body: jsonFeed(await findFeed(request.query)),
      lang: request.query.lang,
    }),
  );
}
