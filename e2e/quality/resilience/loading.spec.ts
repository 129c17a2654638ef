import type { Page } from '@playwright/test';
import { expect, inFull, open, test } from '../../site/page/browser-test.ts';
import { attribute, elements, nodeText, parsePage } from '../../site/page/parsed-page.ts';
import { settled } from '../../site/page/settled.ts';

interface Requested {
  /** The files, each once. */
  asked: () => string[];
  /** The apps that they belong to. */
  apps: () => string[];
  /** Waits until no more are requested. */
  end: () => Promise<void>;
}

/** The files of one kind that the document on the screen has requested. */
function requested(page: Page, ending: '.js' | '.css'): Requested {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) asked.clear();
    else if (pathname.endsWith(ending)) asked.add(pathname);
  });
  const app = (path: string) => path.split('/')[2] ?? '';
  return {
    asked: () => [...asked],
    apps: () => [...new Set([...asked].map(app))].toSorted(),
    end: () => settled(() => asked.size),
  };
}

test('calendar: loads scripts of the shell and of concerts only', async ({ page }) => {
  const { apps, end } = requested(page, '.js');
  await open(page, '/conciertos-entradas/eventos');
  await end();
  expect(apps()).toEqual(['concerts', 'shell']);
});

test('main.js: starts with the comment that makes V8 compile all its functions on load', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const [, entry = ''] = /<script type="module" src="([^"]+\/main\.js)"/.exec(page) ?? [];
  expect(await (await request.get(entry)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('navigation to another remote: loads scripts of that remote only', async ({ page }) => {
  const { apps, end } = requested(page, '.js');
  await open(page, '/sobre-ofgc');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portal de empleo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Portal de empleo' })).toBeVisible();
  await end();
  expect(apps()).toEqual(['about', 'jobs', 'shell']);
});

test('home page: loads the script of a part when it comes into view, and one style sheet for all; a page reached by a link loads its own', async ({
  page,
}) => {
  const sheets = requested(page, '.css');
  const { apps, end } = requested(page, '.js');
  await open(page, '/');
  await end();
  expect(apps()).not.toContain('jobs');
  await page.locator('[data-slot="home.jobs"]').scrollIntoViewIfNeeded();
  await expect.poll(apps).toContain('jobs');
  await end();
  expect(sheets.asked()).toEqual([
    expect.stringMatching(/^\/assets\/styles\/shell@\w+=main\+[\w.+-]*shell\.home,.*home\.jobs\.css$/),
  ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portal de empleo' }).click();
  await expect.poll(() => sheets.asked().length).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Portal de empleo' })).toBeVisible();
  await sheets.end();
  // The error views are loaded with the router, because without a network it would be too late to load them.
  const own = /^\/assets\/(?:jobs\/|shell\/\w+\/browser\/frame\.errors\.)/;
  expect(
    sheets
      .asked()
      .slice(1)
      .filter((sheet) => !own.test(sheet)),
  ).toEqual([]);
  const sections = () => page.evaluate(sectionsWithStyles);
  expect(await sections()).toEqual(['jobs']);
  await page.goBack();
  await expect(page.locator('[data-slot="home.next-concert"]')).toBeVisible();
  expect(await sections()).toEqual(expect.arrayContaining(['concerts', 'explore', 'jobs']));
});

/** The sections whose styles apply to the page; runs in the browser. */
function sectionsWithStyles(): string[] {
  const rules = [...document.styleSheets]
    .filter((sheet) => !sheet.disabled)
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSMediaRule) || matchMedia(rule.media.mediaText).matches);
  const apps = rules.flatMap(({ cssText }) => [...cssText.matchAll(/\.([a-z]+)-[A-Z]\w*\\.module/g)]);
  return [...new Set(apps.map(([, app = '']) => app))].filter((app) => app !== 'shell').toSorted();
}

/** The home page, a page in English and a page of a remote; in `test:full` a page of each remote. */
const paths = [
  '/',
  '/en/conciertos-entradas/eventos/grieg-and-sibelius/36',
  '/portal-empleo',
  ...inFull('/educacion-comunidad', '/explora', '/sobre-ofgc', '/conciertos-entradas/eventos', '/buscar'),
];
for (const path of paths) {
  test(`${path}: the document names all files for the frame, its state all for the page, and all are used`, async ({
    page,
  }) => {
    const { asked } = requested(page, '.js');
    const html = (await (await open(page, path))?.text()) ?? '';
    const before = (mark: string) =>
      page.evaluate((name) => {
        const [end] = performance.getEntriesByName(name);
        const entries = performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < (end?.startTime ?? Infinity));
        return entries.map((entry) => new URL(entry.name).pathname).filter((file) => /\.(js|css)$/.test(file));
      }, mark);
    const document = parsePage(html);
    const links = elements(document, 'link').filter((link) =>
      ['modulepreload', 'stylesheet'].includes(attribute(link, 'rel') ?? ''),
    );
    const scripts = elements(document, 'script');
    const modules = scripts.filter((script) => attribute(script, 'type') === 'module');
    const named = new Set([
      ...links.flatMap((link) => attribute(link, 'href') ?? []),
      ...modules.flatMap((script) => attribute(script, 'src') ?? []),
    ]);
    const beforeFrame = await before('hydration');
    expect(beforeFrame.length).toBeGreaterThan(1);
    expect(beforeFrame.filter((address) => !named.has(address))).toEqual([]);
    // The page's state names its scripts, so that no script has to name another.
    const state = scripts.find((script) => attribute(script, 'id') === 'page-state');
    for (const script of (JSON.parse(state ? nodeText(state) : '') as { scripts: [string, string][] }).scripts)
      named.add(script[0]);
    // The page does not wait for newsletter and footer below it, whose scripts are loaded when they come into view.
    const needed = (await before('hydrated:page')).filter((address) => !/\/frame\.(newsletter|footer)\./.test(address));
    expect(needed.filter((address) => !named.has(address))).toEqual([]);
    // Every preloaded script is used.
    expect([...named].filter((address) => address.endsWith('.js') && !asked().includes(address))).toEqual([]);
  });
}
