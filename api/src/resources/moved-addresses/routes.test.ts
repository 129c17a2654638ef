import { expect, it } from 'vitest';
import type { MovedAddress } from '@ofgc/shared/domain/moved-addresses/moved-address.schema.ts';
import { indexSources } from '../search/index-content.ts';
import { seedSearch } from '../search/seed.ts';
import { idPrefix } from '../section-pages/searchable.ts';
import { recordLastmod } from '../sitemap/record-lastmod.ts';
import { movedAddressesContent } from './content.ts';
import { content } from '../../testing/site-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { parseMarkup } from '../../testing/parse-markup.ts';

const test = useTestApi();
const concert = content.events.find(({ slug }) => slug.en)!;

const moved = (lang: string) => test.read<{ data: MovedAddress[] }>(`/api/moved-addresses?lang=${lang}`);
const textsOf = (xml: string, selector: string) =>
  [...parseMarkup(xml, 'text/xml').querySelectorAll(selector)].map(({ textContent }) => textContent);
/** The addresses of a site map's pages that have a date, with it. */
const datesIn = (xml: string) =>
  [...parseMarkup(xml, 'text/xml').querySelectorAll('url')].flatMap((url) => {
    const [loc, lastmod] = ['loc', 'lastmod'].map((name) => url.querySelector(name)?.textContent);
    return loc && lastmod ? [[new URL(loc).pathname, lastmod]] : [];
  });
const pages = async () => {
  const entries = await test.database.selectFrom('searchEntries').select('path').execute();
  const sections = await test.database.selectFrom('sectionPages').select('path').execute();
  return new Set([...entries, ...sections].map(({ path }) => path));
};

it('moved addresses redirect to existing pages in each language, and none is the address of a page', async () => {
  const [es, en, known] = [(await moved('es')).data, (await moved('en')).data, await pages()];
  const moves = Object.entries(content.movedAddresses);
  expect(moves.length).toBeGreaterThan(0);
  for (const [path, to] of moves) {
    expect(es.find((one) => one.path === path)?.to).toBe(typeof to === 'object' && to ? to.es : to);
    if (to === null) expect(en.find((one) => one.path === path)?.to).toBeNull();
  }
  for (const { path, to } of [...es, ...en]) {
    expect(known, path).not.toContain(path);
    if (to && !to.endsWith('.png')) expect(known, path).toContain(to);
  }
});

it.each([[{ conciertos: '/a' }], [{ '/a': 'https://evil.example' }], [{ '/a': '//evil.example' }], [{ '/a b': null }]])(
  'movedAddressesContent refuses %j',
  (content) => expect(movedAddressesContent.safeParse(content).success).toBe(false),
);

it('the site map has files by kind, with every page in both languages, alternates and known dates', async () => {
  const read = async (file: string) => (await test.api.inject(`/api/${file}`)).body;
  const index = await read('sitemap.xml');
  const files = textsOf(index, 'sitemap > loc').map((address) => address.replace('https://ofgc.example/', ''));
  expect(files).toEqual(['pages', 'events', 'artists', 'news', 'offers'].map((kind) => `sitemap-${kind}.xml`));
  const bodies = await Promise.all(files.map(read));
  const [, events = '', , news = ''] = bodies;
  const addresses = bodies.flatMap((body) => textsOf(body, 'url > loc'));
  const plain = (await Promise.all(['es', 'en'].map((lang) => read(`sitemap.txt?lang=${lang}`)))).join('');
  expect(new Set(addresses)).toEqual(new Set(plain.trim().split('\n')));
  expect(addresses).toHaveLength(new Set(addresses).size);
  // The site map includes past seasons.
  const [season] = content.seasons;
  expect(addresses).toContain(`https://ofgc.example/conciertos-entradas/temporada${season?.slug}`);
  const alternates = [...parseMarkup(events, 'text/xml').getElementsByTagName('xhtml:link')];
  expect(alternates.map((link) => ['rel', 'hreflang', 'href'].map((name) => link.getAttribute(name)))).toContainEqual([
    'alternate',
    'en',
    `https://ofgc.example/en/conciertos-entradas/eventos/${concert.slug.en}/${concert.id}`,
  ]);
  // Articles have the date of their last change; for concerts it is not known yet.
  expect(textsOf(news, 'lastmod').some((day) => day.startsWith('2026-'))).toBe(true);
  expect(textsOf(events, 'lastmod')).toEqual([]);
  expect((await test.api.inject('/api/sitemap-works.xml')).statusCode).toBe(404);
});

it('a change of a concert’s search entry sets the date of its page in the site map, and of no other', async () => {
  const now = new Date('2026-11-21T09:00:00Z');
  await test.database
    .updateTable('searchEntries')
    .set({ title: 'Grieg' })
    .where('entityId', '=', String(concert.id))
    .where('kind', '=', 'events')
    .execute();
  await recordLastmod(test.database, now);
  const events = (await test.api.inject('/api/sitemap-events.xml')).body;
  const dated = datesIn(events);
  expect(dated.map(([path]) => path?.split('/').at(-1))).toEqual([String(concert.id), String(concert.id)]);
  expect(new Set(dated.map(([, lastmod]) => lastmod))).toEqual(new Set([now.toISOString()]));
});

it('pages of a section have no date in the site map when first declared; a later one has its own', async () => {
  const declared = async (path: string, at: string) => {
    await seedSearch(
      test.database,
      indexSources([
        {
          kind: 'pages',
          id: `${idPrefix}${path}`,
          title: { es: path, en: path },
          path: () => path,
          snippet: { es: 'a', en: 'a' },
          names: [],
          body: [],
        },
      ]),
    );
    await recordLastmod(test.database, new Date(at));
  };
  await test.database.deleteFrom('pageChanges').where('entityId', 'like', `${idPrefix}%`).execute();
  await test.database.deleteFrom('searchEntries').where('entityId', 'like', `${idPrefix}%`).execute();
  await declared('/first', '2026-11-22T09:00:00Z');
  await declared('/later', '2026-11-23T09:00:00Z');
  const pages = (await test.api.inject('/api/sitemap-pages.xml')).body;
  expect(textsOf(pages, 'url > loc')).toContain('https://ofgc.example/first');
  const dates = Object.fromEntries(datesIn(pages));
  expect([dates['/first'], dates['/later']]).toEqual([undefined, '2026-11-23T09:00:00.000Z']);
});
