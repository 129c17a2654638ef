import type { z } from 'zod';
import type { Api, ApiContext } from '../../http/api.ts';
import { sendTextFile } from '../../files/send-text-file.ts';
import { jsonFeed, newsFeed, type NewsFeed } from './feed-formats.ts';
import { findNewestNews, findNewsCategory } from './find.ts';
import { presentArticle, presentNewsCategory } from './present.ts';
import { newsFeedQuerySchema } from './query.ts';

/** The most articles in a feed; older ones are on the site. */
const maxItems = 30;

type FeedQuery = z.infer<typeof newsFeedQuerySchema>;

/** `GET /api/news/rss.xml` (RSS 2.0) and `GET /api/news/feed.json` (JSON Feed 1.1): the newest articles with their whole text, of one `category` or all. */
export function newsFeedRoutes(api: Api, { database, now, siteUrl }: ApiContext): void {
  const findFeed = async ({ lang, category }: FeedQuery): Promise<NewsFeed> => {
    const known = category ? await findNewsCategory(database, category) : undefined;
    const articles = await findNewestNews(database, known?.slug, { at: now(), most: maxItems });
    return {
      lang,
      siteUrl,
      category: known && presentNewsCategory(known, lang),
      articles: articles.map((article) => presentArticle(article, lang)),
    };
  };
  const schema = { tags: ['house'], querystring: newsFeedQuerySchema };
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
