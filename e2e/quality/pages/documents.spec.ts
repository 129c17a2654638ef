import {
  contradictions,
  countClaims,
  limitClaims,
  wrongDays,
  wrongSeats,
} from '../../../shared/src/testing/claims/claims.ts';
import { manyValued } from '../../../shared/src/testing/claims/many-valued.ts';
import { expect, test } from '../../site/page/browser-test.ts';
import { type Crawl, crawl } from './crawl.ts';
import { type PageFacts, readPage } from './read-page.ts';
import { fetchAnew } from './fetch-anew.ts';
import { fetchKnown } from './known-facts.ts';
import { routesNotVisited } from './required-routes.ts';
import { languages, pages, unknownPages } from './routes.ts';
import { siteUrl } from '../../site/process/shared-site.ts';
import { expectAnchors, expectValidData, expectWholesomePages, wholesome } from './wholesome.ts';

// Documents as the server sends them, each fetched and parsed once, without a browser.

/**
 * Pages that the site map leaves out: single items, which have lists of their own, filtered pages, the offline page, and the forms of the
 * reporting channel, to which the channel's page leads.
 */
const isInAnotherList = /\/\d+$|\?|\/sin-conexion$|\/canal-denuncias\/./;

for (const language of languages) {
  test.describe(`documents in ${language}`, () => {
    test.describe.configure({ mode: 'default', timeout: 300_000 });
    let found: Crawl;
    /** Pages that the crawl did not find. */
    const others = new Map<string, Promise<PageFacts>>();
    async function read(path: string): Promise<PageFacts> {
      const page = found.pages.get(path) ?? others.get(path) ?? readPage(siteUrl() + path);
      if (page instanceof Promise) others.set(path, page);
      return page;
    }
    test.beforeAll(async () => {
      test.setTimeout(300_000);
      found = await crawl(siteUrl(), language);
    });

    test('every link found from the home page leads to a complete page in its language', () => {
      expect(found.pages.size).toBeGreaterThan(150);
      expectWholesomePages(found, language);
    });

    test('structured data is valid schema.org and covers concerts, vacancies, recordings and articles', async () => {
      expect([...(await expectValidData(found))]).toEqual(
        expect.arrayContaining([
          'MusicEvent',
          'EducationEvent',
          'JobPosting',
          'ItemList',
          'NewsArticle',
          'ProfilePage',
        ]),
      );
    });

    test('counts, limits, prices, dates and seats agree between pages and with the data', async () => {
      const passages = [...found.pages]
        .filter(([path]) => !path.includes('?'))
        .flatMap(([place, { texts }]) => texts.map((text) => ({ place, language, text })));
      expect(passages.length).toBeGreaterThan(10_000);
      expect.soft(contradictions(passages.flatMap(countClaims), manyValued), 'counts').toEqual([]);
      expect.soft(contradictions(passages.flatMap(limitClaims), new Set()), 'limits and prices').toEqual([]);
      const { concerts, halls } = await fetchKnown(siteUrl(), language);
      expect
        .soft(
          passages.flatMap((passage) => wrongDays(passage, concerts)),
          'days',
        )
        .toEqual([]);
      expect
        .soft(
          passages.flatMap((passage) => wrongSeats(passage, halls)),
          'seats',
        )
        .toEqual([]);
    });

    test('every link with an anchor leads to an existing id', () => expectAnchors(found));

    test('every page has a unique title', async () => {
      const ofRelease = await Promise.all(pages.map((address) => read(address[language])));
      // Filtered pages share the canonical address of their page, and so its title.
      const canonicals = new Map<string, Set<string>>();
      for (const { title, canonical = '' } of [...found.pages.values(), ...ofRelease])
        canonicals.set(title, (canonicals.get(title) ?? new Set()).add(canonical));
      expect([...canonicals].filter(([, shared]) => shared.size > 1)).toEqual([]);
    });

    test('every later page of a list without filters is its own canonical address', () => {
      const later = [...found.pages].filter(([path]) => /^[^?]+\?pagina=\d+$/.test(path));
      expect(later.length).toBeGreaterThan(2);
      for (const [path, { canonical }] of later) expect.soft(canonical).toBe(siteUrl() + path);
    });

    test('links reach every required route and every address of the sitemap', async () => {
      const visited = [...found.known].map((path) => (path.split('?')[0] ?? '').replace(/^\/en(?=\/|$)/, '') || '/');
      expect.soft(routesNotVisited(visited), 'required routes').toEqual([]);
      const sitemap = await (await fetchAnew(`${siteUrl()}${language === 'es' ? '' : '/en'}/sitemap.txt`)).text();
      const told = sitemap
        .trimEnd()
        .split('\n')
        .map((address) => address.replace(siteUrl(), ''));
      expect(told.length).toBeGreaterThan(100);
      expect.soft(told.filter((path) => !found.known.has(path))).toEqual([]);
    });

    test('every page of this release has a description, a canonical address and alternates for each language', async () => {
      const absolute = (path: string) => `${siteUrl()}${path.split('?')[0]}`;
      for (const address of pages) {
        const { [language]: path, canonical = address } = address;
        expect.soft(await read(path), path).toMatchObject({
          ...wholesome,
          language,
          description: expect.stringMatching(/^.{40,160}$/),
          canonical: absolute(canonical[language]),
          alternates: { es: absolute(canonical.es), en: absolute(canonical.en), 'x-default': absolute(canonical.es) },
        });
      }
    });

    test('the site map page links to every page', async () => {
      const { mainLinks } = await read(language === 'es' ? '/mapa-web' : '/en/mapa-web');
      const expected = pages.map((address) => address[language]).filter((path) => !isInAnotherList.test(path));
      expect(expected.length).toBeGreaterThan(40);
      expect(expected.filter((path) => !mainLinks.includes(path))).toEqual([]);
    });

    test('an unknown address answers 404 with a page of the site that is not indexed', async () => {
      for (const { [language]: path } of unknownPages)
        expect.soft(await read(path), path).toMatchObject({
          ...wholesome,
          status: 404,
          language,
          robots: 'noindex',
          canonical: undefined,
          footers: 1,
        });
    });
  });
}
