import { expect, it } from 'vitest';
import type { LoadedRelease } from '../../worker/loaded-release.ts';
import { pageAssets } from './page-assets.ts';

/** A release whose chunks have one script and one style sheet each; a remote's chunks share one more script. */
function release(
  name: string,
  chunks: string[],
  { slots = [], files = [] }: { slots?: string[]; files?: string[] } = {},
) {
  const shared = name === 'shell' ? [] : [`${name}-shared.js`];
  const table = chunks.map((chunk) => [chunk, { js: [...shared, `${chunk}.js`], css: [`${chunk}.css`] }] as const);
  const named = [...table.flatMap(([, { js }]) => js), 'remote.js', ...files];
  const integrity = Object.fromEntries(named.map((file) => [`browser/${file}`, `hash of ${file}`]));
  const description = { chunks: Object.fromEntries(table), integrity };
  return { name, slots, mounts: [], version: 'v1', release: description as unknown as LoadedRelease['release'] };
}

const fonts = ['text-western.1a2b3c4d.woff2', 'title-western.woff2', 'text-names.woff2'];
const shell = release(
  'shell',
  [
    'main',
    'frame.page',
    'frame.errors',
    'frame.newsletter',
    'frame.footer',
    'federation',
    'consent',
    'shell.home',
    'block.text',
  ],
  { files: fonts },
);
const concerts = release(
  'concerts',
  ['concerts.remote', 'concerts.calendar', 'home.next', 'home.weeks', 'home.finder'],
  {
    slots: ['home.next', 'home.weeks', 'home.finder'],
  },
);

const assetsOf = (page: Partial<Parameters<typeof pageAssets>[0]>) =>
  pageAssets({ shell, remotes: [concerts], routes: [], parts: [], isError: false, needsConsent: false, ...page });
const names = (scripts: readonly (readonly [string, string])[]) =>
  scripts.map(([address]) => address.replace(/^\/assets\//, ''));
const calendar = ['root', 'page', 'concerts.calendar'];

it('page assets are the entry, on a section’s page also its scripts and federation, each with its hash', () => {
  const { js, main, pageScripts } = assetsOf({ routes: calendar });
  expect(js).toEqual([['/assets/shell/v1/browser/main.js', 'hash of main.js']]);
  expect(main).toEqual(js[0]);
  expect(names(pageScripts)).toEqual([
    'shell/v1/browser/frame.page.js',
    'shell/v1/browser/federation.js',
    'concerts/v1/browser/remote.js',
    'concerts/v1/browser/concerts-shared.js',
    'concerts/v1/browser/concerts.remote.js',
    'concerts/v1/browser/concerts.calendar.js',
  ]);
  expect(pageScripts.filter(([address, hash]) => hash !== `hash of ${address.split('/').at(-1)}`)).toEqual([]);
});

it('page assets lack federation on a page of the shell without parts of remotes', () => {
  const { pageScripts } = assetsOf({ routes: ['root', 'page', 'shell.home'] });
  expect(names(pageScripts)).toEqual(['shell/v1/browser/frame.page.js', 'shell/v1/browser/shell.home.js']);
});

it('page assets have the scripts of the first two parts only, and the styles of all parts', () => {
  const parts = ['home.next', 'home.weeks', 'home.finder', 'block.text'];
  const { css, pageScripts } = assetsOf({ routes: ['root', 'page', 'shell.home'], parts });
  const brought = names(pageScripts).map((path) => path.split('/').at(-1));
  expect(parts.map((part) => brought.includes(`${part}.js`))).toEqual([true, true, false, false]);
  expect(brought).toHaveLength(new Set(brought).size);
  expect(css).toEqual([
    '/assets/styles/shell@v1=main+frame.newsletter+frame.footer+frame.page+shell.home+federation+block.text,concerts@v1=concerts.remote+home.next+home.weeks+home.finder.css',
  ]);
});

it('page assets of a failed page are those of the error views, without its section', () => {
  const { css, pageScripts } = assetsOf({ routes: calendar, isError: true });
  expect(names(pageScripts)).toEqual(['shell/v1/browser/frame.errors.js']);
  expect(css.join()).not.toContain('concerts');
});

it('page assets lack the section whose release could not be loaded', () => {
  const { pageScripts } = assetsOf({ routes: calendar, remotes: [{ ...concerts, release: null }] });
  expect(names(pageScripts)).toEqual(['shell/v1/browser/frame.page.js']);
});

it('page assets preload the two fonts of every page, not the font of foreign names', () => {
  expect(assetsOf({}).fonts).toEqual([
    '/assets/shell/v1/browser/text-western.1a2b3c4d.woff2',
    '/assets/shell/v1/browser/title-western.woff2',
  ]);
});

it('page assets have the consent script only if consent is needed, and no entry without a shell release', () => {
  expect([assetsOf({}).consent, assetsOf({ needsConsent: true }).consent]).toEqual([
    undefined,
    ['/assets/shell/v1/browser/consent.js', 'hash of consent.js'],
  ]);
  expect(assetsOf({ shell: { ...shell, release: null } })).toMatchObject({ js: [], main: undefined, fonts: [] });
});
