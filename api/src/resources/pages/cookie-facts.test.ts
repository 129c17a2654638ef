import { expect, it } from 'vitest';
import { contentFolder, readContent } from '../../content/read-content.ts';
import { parseMarkup } from '../../testing/parse-markup.ts';
import { cookieFacts } from './cookie-facts.ts';

async function policy(services: Parameters<typeof cookieFacts>[0], address = '/politica-cookies') {
  const { content, hash } = await readContent(contentFolder, cookieFacts(services));
  const page = content.pages.find(({ path }) => path === address);
  const text = (locale: 'es' | 'en') =>
    [page?.title, page?.description, page?.lead, ...(page?.sections ?? []).flatMap(({ title, html }) => [title, html])]
      .map((one) => one?.[locale] ?? '')
      .join(' ');
  return { hash, es: text('es'), en: text('en') };
}
/** The names in the first table of the policy, that of the cookies. */
const cookiesIn = (text: string) =>
  [...(parseMarkup(text).querySelector('table')?.querySelectorAll('tbody th') ?? [])].map(
    ({ textContent }) => textContent,
  );

it('the cookie policy lists exactly the cookies of the configured services', async () => {
  const [alone, maps, both] = [await policy([]), await policy(['maps']), await policy(['statistics', 'maps'])];
  for (const locale of ['es', 'en'] as const) {
    expect(cookiesIn(alone[locale])).toEqual(['i18n_redirected']);
    expect(cookiesIn(maps[locale])).toEqual(['i18n_redirected', 'ofgc_consent']);
    expect(cookiesIn(both[locale])).toEqual(['i18n_redirected', 'ofgc_consent', '_ga…']);
    expect(alone[locale]).not.toContain('Google');
    expect(maps[locale]).toMatch(/Google Maps/);
    expect(maps[locale]).not.toMatch(/Tag Manager|guarda una sola|uses just one/);
    expect(both[locale]).toMatch(/730 (?:días|days)/);
  }
  expect(new Set([alone.hash, maps.hash, both.hash]).size).toBe(3);
});

it('the cookie policy without services counts no cookie as the only one but where it names all the others', async () => {
  const { es, en } = await policy([]);
  expect(es).toContain('ofgc-preview');
  expect(es).not.toMatch(/única cookie|Una cookie, y solo/);
  expect(es).toMatch(
    /no accede con una cuenta ni abre el enlace de una versión no publicada, esta web le guarda una sola/,
  );
  expect(en).toContain('ofgc-preview');
  expect(en).not.toMatch(/only cookie|One cookie, and only/);
  expect(en).toMatch(/neither sign in nor open the link to an unpublished version, this website uses just one/);
});

it('the data protection page names who receives data of the configured services, and denies transfers only without any', async () => {
  const dataProtection = (services: Parameters<typeof cookieFacts>[0]) => policy(services, '/proteccion-datos');
  const [alone, statistics] = [await dataProtection([]), await dataProtection(['statistics'])];
  for (const [locale, none, days] of [
    ['es', /No hay transferencias/, /Google<\/th><td>[^<]+<\/td><td>[^<]+\(6\.1\.a\)<\/td><td>[^<]*730 días/],
    [
      'en',
      /There are no international transfers/,
      /Google<\/th><td>[^<]+<\/td><td>[^<]+\(6\.1\.a\)<\/td><td>[^<]*730 days/,
    ],
  ] as const) {
    expect(alone[locale]).toMatch(none);
    expect(alone[locale]).not.toContain('Google');
    expect(statistics[locale]).toMatch(days);
    expect(statistics[locale]).toContain('Google Ireland Limited');
    expect(statistics[locale]).not.toMatch(none);
  }
});
