import { attribute, elements, parsePage } from '../site/page/parsed-page.ts';
import { languages, pages, unknownPages } from '../quality/pages/routes.ts';
import type { Read } from './read-once.ts';

const files = ['/robots.txt', '/sitemap.txt', '/en/sitemap.txt', '/calendario.ics', '/en/calendario.ics'];
const refused = ['/%', '/conciertos-entradas/eventos?mes=13', '/en/conciertos-entradas/eventos?director=nobody'];

/** The addresses of a site's pages: those of the sitemaps and of the tests, one of each kind of filtered address linked to, and errors. */
export async function pageAddresses(read: Read): Promise<string[]> {
  const told = await Promise.all(['/sitemap.txt', '/en/sitemap.txt'].map(read));
  const inSitemap = told.flatMap((text) => text.trim().split('\n')).map(pathAndQuery);
  const known = pages.flatMap((address) => languages.map((language) => address[language]));
  const choices = new Map<string, string>();
  for (const path of new Set([...inSitemap, ...known].toSorted()))
    for (const link of elements(parsePage(await read(path)), 'a')) {
      const href = attribute(link, 'href') ?? '';
      if (!/^(\/(?!\/)[^?]*)?\?/.test(href)) continue;
      const choice = pathAndQuery(new URL(href, `http://site${path}`).href);
      if (!choices.has(kindOf(choice))) choices.set(kindOf(choice), choice);
    }
  const unknown = unknownPages.flatMap((address) => languages.map((language) => address[language]));
  return [...new Set([...inSitemap, ...known, ...choices.values(), ...unknown, ...refused, ...files])].toSorted();
}

function pathAndQuery(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Addresses that differ only in the values of their query are of one kind, because filters multiply. */
export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const keys = [...new Set(searchParams.keys())].toSorted();
  return keys.length > 0 ? `${pathname}?${keys.join('&')}` : pathname;
}
