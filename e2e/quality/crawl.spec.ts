import type { Page } from '@playwright/test';
import { expect, test } from '../site/browser-test.ts';
import { documentsAlone, type Read, readDocument } from './read-document.ts';
import { languages } from './routes.ts';
import { routesNotVisited } from './required-routes.ts';

const tabs = 3;
const languageChoice = '/idioma/';
const isFile = /\.(ics|xml|json|pdf|csv|svg|png|txt|zip)$/;
const staysInEnglish = /^\/(en(?=[/?]|$)|idioma|api|assets|documentos)|\.\w{2,4}$/;

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`every link from home on leads to a whole page, and all routes of the specification are among them (${language})`, async ({
    context,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const site = baseURL ?? '';
    const complaints: string[] = [];
    const titles = new Map<string, string>();
    const anchors: { path: string; hash: string; from: string }[] = [];
    const ids = new Map<string, string[]>();
    const home = language === 'es' ? '/' : '/en';
    const known = new Set([home]);
    const waiting = [{ path: home, from: 'the address bar' }];
    let reading = 0;

    await Promise.all(
      Array.from({ length: tabs }, async () => {
        const page = await context.newPage();
        await documentsAlone(page);
        await whileBusy(async (path, from) => {
          if (isFile.test(path.split('?')[0] ?? '')) await tryFile(page, path, from);
          else judge(path, from, await readTwice(page, path));
        });
      }),
    );

    for (const { path, hash, from } of anchors)
      if (ids.has(path) && !ids.get(path)?.includes(hash))
        complaints.push(`${path} has no #${hash}, linked from ${from}`);
    expect.soft(complaints).toEqual([]);
    const sitemap = await (await context.request.get(language === 'es' ? '/sitemap.txt' : '/en/sitemap.txt')).text();
    const told = sitemap
      .trimEnd()
      .split('\n')
      .map((address) => address.replace(site, ''));
    expect(told.length).toBeGreaterThan(100);
    expect
      .soft(
        told.filter((path) => !known.has(path)),
        'told to search engines, but no link leads there',
      )
      .toEqual([]);
    const visited = [...known].map((path) => (path.split('?')[0] ?? '').replace(/^\/en(?=\/|$)/, '') || '/');
    expect.soft(routesNotVisited(visited), 'routes of the specification that no link leads to').toEqual([]);

    function judge(path: string, from: string, read: Read): void {
      const complain = (what: string) => complaints.push(`${path} ${what}, linked from ${from}`);
      ids.set(path, read.ids);
      if (read.status !== 200) complain(`answers ${read.status}`);
      if (path.startsWith(languageChoice)) return;
      if (read.language !== language) complain(`is in ${read.language}`);
      if (read.headings !== 1) complain(`has ${read.headings} main headings`);
      if (read.untranslated.length > 0) complain(`is not translated: ${read.untranslated.join(' | ')}`);
      // Choices of one page share its canonical address, and so its title.
      const other = titles.get(read.title);
      if (other !== undefined && other !== read.canonical) complain(`has the title of ${other}: ${read.title}`);
      titles.set(read.title, read.canonical);
      for (const href of read.links) follow(href.replace(site, ''), path);
    }

    function follow(href: string, from: string): void {
      if (!/^[/#?](?!\/)/.test(href)) return;
      const { pathname, search, hash } = new URL(href, site + from);
      const path = pathname + search;
      if (language === 'en' && !staysInEnglish.test(path)) {
        complaints.push(`${path} is not English, linked from ${from}`);
        return;
      }
      if (hash) anchors.push({ path, hash: decodeURIComponent(hash.slice(1)), from });
      if (path.startsWith(languageChoice) && from !== home) return;
      const kind = kindOf(pathname, search);
      if (known.has(path) || known.has(kind)) return;
      known.add(path).add(kind);
      waiting.push({ path, from });
    }

    async function tryFile(page: Page, path: string, from: string): Promise<void> {
      const answer = await page.request.get(path, { timeout: 20_000 });
      if (answer.status() !== 200) complaints.push(`${path} answers ${answer.status()}, linked from ${from}`);
    }

    /** A machine busy with other tests may miss the API's deadline; a page that is broken is so every time. */
    async function readTwice(page: Page, path: string): Promise<Read> {
      const read = await readDocument(page, path);
      return read.status === 503 ? readDocument(page, path) : read;
    }

    /** An empty queue is the end only when no other tab is still reading. */
    async function whileBusy(work: (path: string, from: string) => Promise<void>): Promise<void> {
      while (waiting.length > 0 || reading > 0) {
        const next = waiting.shift();
        if (!next) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          continue;
        }
        reading += 1;
        await work(next.path, next.from).finally(() => (reading -= 1));
      }
    }
  });
}

/** Filters multiply: of all addresses that differ only in the values of their query, the first one is read. */
function kindOf(pathname: string, search: string): string {
  if (!search) return pathname;
  return `${pathname}?${[...new Set(new URLSearchParams(search).keys())].toSorted().join('&')}=`;
}
