import { linksInLanguage } from '@ofgc/shared/design/text/Html/links-in-language.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { newsFeedPath, newsListPath, newsPath } from '@ofgc/shared/routes/explore/news.ts';
import { Feed } from 'feed';
import { formatTags, type Locale } from '@ofgc/shared/domain/locale.ts';
import { message } from '../../locales/messages.ts';
import type { SingleArticle } from './present.ts';

export interface NewsFeed {
  lang: Locale;
  siteUrl: string;
  category: { slug: string; name: string } | undefined;
  articles: SingleArticle[];
}

/** The feed as RSS and JSON Feed 1.0. */
export function newsFeed({ lang, siteUrl, category, articles }: NewsFeed): Feed {
  const at = (path: string) => siteUrl + localisedPath(path, lang);
  const list = at(newsListPath({ category: category?.slug }));
  const title = [message(lang, 'orchestra'), message(lang, 'news'), category?.name].filter(Boolean).join(' · ');
  const feed = new Feed({
    id: list,
    link: list,
    title,
    description: message(lang, 'newsFeed'),
    language: formatTags[lang],
    copyright: message(lang, 'orchestra'),
    // The date of the newest article, not the time of the request: the same articles give the same bytes, so that a client's copy stays
    // valid.
    updated: new Date(articles[0]?.publishedAt ?? 0),
    generator: false,
    feedLinks: {
      rss: at(newsFeedPath('rss.xml', category?.slug)),
      json: at(newsFeedPath('feed.json', category?.slug)),
    },
  });
  for (const { id, slug, title: headline, lead, body, category: own, publishedAt } of articles) {
    const address = at(newsPath({ slug, id }));
    feed.addItem({
      id: address,
      link: address,
      title: headline,
      description: lead,
      content: withAbsoluteLinks(linksInLanguage(body, lang), { siteUrl, address }),
      category: [{ name: own.name }],
      date: new Date(publishedAt),
      published: new Date(publishedAt),
    });
  }
  return feed;
}

/** The feed as JSON Feed 1.1: the library writes version 1, which lacks the language and the list of authors. */
export function jsonFeed(feed: NewsFeed): string {
  const written = JSON.parse(newsFeed(feed).json1()) as { items: object[] };
  return JSON.stringify({
    ...written,
    version: 'https://jsonfeed.org/version/1.1',
    language: formatTags[feed.lang],
    authors: [{ name: message(feed.lang, 'orchestra'), url: feed.siteUrl }],
    items: written.items.map((item, index) => ({ ...item, language: feed.articles[index]?.lang })),
  });
}

/** Feed readers show articles outside the site, so paths become absolute addresses, as do places in the article. */
function withAbsoluteLinks(html: string, { siteUrl, address }: { siteUrl: string; address: string }): string {
  return html
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
    .replaceAll(/ href="(?=[#?])/g, ` href="${address}`);
}
