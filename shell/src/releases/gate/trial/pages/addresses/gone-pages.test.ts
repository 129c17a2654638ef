import { expect, it } from 'vitest';
import type { Lead } from '../../../page/links/page-links.ts';
import { nothingRendered, type Rendered } from '../rendered-page.ts';
import { goneLinkProblems, lostAddressProblems } from './gone-pages.ts';
import { untried } from '../tried-page.ts';

const offer = (id: number | string) => `/portal-empleo/oferta/${id}`;
const list = (paths: string[], differences: Partial<Rendered> = {}): Rendered => ({
  ...nothingRendered,
  address: '/portal-empleo',
  leads: paths.map((path): Lead => ({ from: '/portal-empleo', path, isPosted: false, parameters: [] })),
  ...differences,
});
const gone = new Set([offer('a'), offer('b')]);

it('refuses a list that leads to several pages that are not there', () => {
  expect(goneLinkProblems([list([offer(1), offer('a'), offer('b')])], gone)).toEqual([
    `/portal-empleo leads to ${offer('a')} and ${offer('b')}, which answer 404`,
  ]);
});

it('lets one thing be deleted while the release is tried, and the API lead where it will', () => {
  expect(goneLinkProblems([list([offer(1), offer('a')])], gone)).toEqual([]);
  const answers = [{ html: `<a href="${offer('a')}">a</a>` }];
  expect(goneLinkProblems([list([offer('a'), offer('b')], { answers })], gone)).toEqual([]);
});

it.each<[string, (path: string) => number, { address: string; status: number }[], string[]]>([
  [
    'all answer 404',
    () => 404,
    [],
    [
      `${offer(1)}, ${offer(4)}, ${offer(3)} answer 404, and the site map leads there: they have to redirect to where that is now`,
    ],
  ],
  ['all redirect', () => 301, [], []],
  ['all were given up (410)', () => 410, [], []],
  ['one is there', (path) => (path === offer(4) ? 200 : 404), [], []],
  ['one was rendered', () => 404, [{ address: `/en${offer(2)}`, status: 200 }], []],
])('judges the addresses of a kind in the site map of which %s', async (_, statusOf, pages, problems) => {
  const siteMap = Promise.resolve([
    '/explora/1',
    '/explora/2',
    '/explora/3',
    '/portal-empleo',
    ...[1, 2, 3, 4].map(offer),
  ]);
  const remote = { mounts: ['/portal-empleo'] } as never;
  const tryPage = async (path: string) => ({ ...untried, status: statusOf(path) });
  expect(await lostAddressProblems(pages, tryPage, { remote, siteMap })).toEqual(problems);
});
