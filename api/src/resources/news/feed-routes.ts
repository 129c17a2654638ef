import { Feed } from 'feed';
import { sql } from 'kysely';
import { z } from 'zod';
import { oneQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import { formatTags, type Locale } from '@ofgc/shared/domain/locale.ts';
import type { Article } from '@ofgc/shared/domain/news.schema.ts';
import { localisedPath } from '@ofgc/shared/i18n/localised-path.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { slugParameter } from '../../http/parameters.ts';
import { unknownValue } from '../../http/http-error.ts';
import { sendTextFile } from '../../http/text-file.ts';
import { message } from '../../locales/messages.ts';
import { presentArticle, publishedNews } from './routes.ts';

/** A feed tells what is new; the archive is on the site. */
const newest = 30;

const listPath = '/explora/actualidad';
const querySchema = z.strictObject({ ...oneQuerySchema.shape, category: slugParameter.optional() });
type FeedQuery = z.infer<typeof querySchema>;

/** `GET /api/news/rss.xml` (RSS 2.0) and `GET /api/news/feed.json` (JSON Feed 1.1): the newest articles, whole; `category` narrows them. */
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
      .limit(newest)
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

interface NewsFeed {
  lang: Locale;
  siteUrl: string;
  category: { slug: string; name: string } | undefined;
  articles: Article[];
}

function newsFeed({ lang, siteUrl, category, articles }: NewsFeed): Feed {
  const at = (path: string) => siteUrl + localisedPath(path, lang);
  const query = category ? `?category=${category.slug}` : '';
  const list = at(category ? `${listPath}/${category.slug}` : listPath);
  const title = [message(lang, 'orchestra'), message(lang, 'news'), category?.name].filter(Boolean).join(' · ');
  const feed = new Feed({
    id: list,
    link: list,
    title,
    description: message(lang, 'newsFeed'),
    language: formatTags[lang],
    copyright: message(lang, 'orchestra'),
    // The same articles are the same file, so that who has it need not fetch it again.
    updated: new Date(articles[0]?.publishedAt ?? 0),
    generator: false,
    feedLinks: { rss: at(`${listPath}/rss.xml${query}`), json: at(`${listPath}/feed.json${query}`) },
  });
  for (const { id, slug, title: headline, lead, body, category: own, publishedAt } of articles) {
    const address = at(`${listPath}/${slug}/${id}`);
    feed.addItem({
      id: address,
      link: address,
      title: headline,
      description: lead,
      content: withAbsoluteLinks(body, siteUrl),
      category: [{ name: own.name }],
      date: new Date(publishedAt),
      published: new Date(publishedAt),
    });
  }
  return feed;
}

/** The library writes version 1; 1.1 adds the language and names the authors in a list. */
function jsonFeed(feed: NewsFeed): string {
  const written = JSON.parse(newsFeed(feed).json1()) as { items: object[] };
  return JSON.stringify({
    ...written,
    version: 'https://jsonfeed.org/version/1.1',
    language: formatTags[feed.lang],
    authors: [{ name: message(feed.lang, 'orchestra'), url: feed.siteUrl }],
    items: written.items.map((item, index) => ({ ...item, language: feed.articles[index]?.lang })),
  });
}

/** Readers show articles far from the site: paths become addresses. */
function withAbsoluteLinks(html: string, siteUrl: string): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);
}
