import { describe, expect, it } from 'vitest';
import type { News } from '@ofgc/shared/domain/news/news.schema.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import { parseMarkup } from '../../testing/parse-markup.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';
import { jsonFeed } from './feed-formats.ts';
import type { SingleArticle } from './present.ts';

const test = useReadingApi();

interface JsonFeed {
  version: string;
  title: string;
  language: string;
  home_page_url: string;
  feed_url: string;
  authors: { name: string }[];
  items: { id: string; url: string; title: string; content_html: string; date_published: string; language: string }[];
}
const get = (address: string, headers: Record<string, string> = {}) => test.api.inject({ url: address, headers });
const json = async (address: string) => (await get(address)).json<JsonFeed>();

describe('the JSON feed of the news', () => {
  it('has the newest articles, newest first', async () => {
    const feed = await json('/api/news/feed.json');
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'es-ES',
      home_page_url: 'https://ofgc.example/explora/actualidad',
      feed_url: 'https://ofgc.example/explora/actualidad/feed.json',
      authors: [{ name: 'Orquesta Filarmónica de Gran Canaria' }],
    });
    const [newest] = (await test.read<List<News>>('/api/news')).data;
    expect(feed.items[0]).toMatchObject({
      url: `https://ofgc.example/explora/actualidad/${newest?.slug}/${newest?.id}`,
      title: newest?.title,
      language: 'es',
    });
    const dates = feed.items.map(({ date_published }) => date_published);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.every((date) => date <= '2026-11-20T12:00:00Z')).toBe(true);
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
  });

  it('leads to the pages of its language, and to places in the article', () => {
    const body = '<a href="/portal-empleo">Ofertas</a> <a href="#notas">Notas</a> <img src="/api/x.jpg">';
    const article = {
      id: 7,
      slug: 'x',
      title: 'X',
      lead: 'X',
      body,
      category: { name: 'X' },
      publishedAt: '2026-11-20',
    };
    const articles = [article as SingleArticle];
    const feed = { lang: 'en' as const, siteUrl: 'https://ofgc.example', category: undefined, articles };
    const { items } = JSON.parse(jsonFeed(feed)) as JsonFeed;
    const hrefs = items[0]?.content_html.match(/(?<=(?:href|src)=")[^"]*/g);
    expect(hrefs).toEqual([
      'https://ofgc.example/en/portal-empleo',
      `${items[0]?.url}#notas`,
      'https://ofgc.example/api/x.jpg',
    ]);
  });

  it('has only absolute links', async () => {
    const { items } = await json('/api/news/feed.json');
    const addresses = items
      .flatMap(({ content_html }) => [...parseMarkup(content_html).querySelectorAll('[href], [src]')])
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
    expect(addresses.some((address) => address.startsWith('https://ofgc.example/'))).toBe(true);
    expect(addresses.filter((address) => !URL.canParse(address))).toEqual([]);
  });

  it('marks Spanish articles in the English feed', async () => {
    const feed = await json('/api/news/feed.json?lang=en');
    expect(feed.language).toBe('en-GB');
    const { data } = await test.read<List<News>>('/api/news?lang=en');
    expect(feed.items.map(({ language }) => language)).toEqual(
      data.slice(0, feed.items.length).map(({ lang }) => lang),
    );
    expect(feed.items[0]?.url).toBe(`https://ofgc.example/en/explora/actualidad/${data[0]?.slug}/${data[0]?.id}`);
  });

  it('can be filtered by category', async () => {
    const feed = await json('/api/news/feed.json?category=educacion');
    expect(feed.title).toBe('Orquesta Filarmónica de Gran Canaria · Actualidad · Educación');
    expect(feed.feed_url).toBe('https://ofgc.example/explora/actualidad/feed.json?category=educacion');
    expect(feed.items.length).toBeGreaterThan(0);
    expect(feed.items.length).toBeLessThan((await json('/api/news/feed.json')).items.length);
    expect((await get('/api/news/feed.json?category=nada')).statusCode).toBe(400);
  });
});

describe('the RSS feed of the news', () => {
  it('has the channel, links, dates and content that RSS 2.0 requires', async () => {
    const { headers, body } = await get('/api/news/rss.xml?lang=en');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(headers['content-language']).toBe('en');
    const { documentElement: rss } = parseMarkup(body, 'text/xml');
    const all = (name: string) => [...rss.getElementsByTagName(name)];
    const page = 'https://ofgc.example/en/explora/actualidad';
    expect([rss.tagName, rss.getAttribute('version')]).toEqual(['rss', '2.0']);
    expect(rss.querySelector('channel > link')?.textContent).toBe(page);
    expect(rss.querySelector('channel > language')?.textContent).toBe('en-GB');
    expect(all('atom:link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toContainEqual([
      'self',
      `${page}/rss.xml`,
    ]);
    const { items } = await json('/api/news/feed.json?lang=en');
    expect(all('pubDate').map(({ textContent }) => textContent)).toEqual(
      items.map(({ date_published }) => new Date(date_published).toUTCString()),
    );
    expect(all('content:encoded').map(({ textContent }) => textContent)).toEqual(
      items.map(({ content_html }) => content_html),
    );
  });

  it('answers 304 when the client has the current feed', async () => {
    const { headers, body } = await get('/api/news/rss.xml');
    expect((await get('/api/news/rss.xml')).body).toBe(body);
    expect((await get('/api/news/rss.xml', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
});
