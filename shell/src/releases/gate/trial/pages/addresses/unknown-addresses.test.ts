import { expect, it } from 'vitest';
import { unknownAddresses, unknownProblems } from './unknown-addresses.ts';
import { nothingRendered } from '../rendered-page.ts';
import { untried } from '../tried-page.ts';
import { createErrorPageCheck } from '../../../page/error-pages.ts';
import { sampleRemote } from '../../../../../testing/sample-releases/sample-remote.ts';

const checkErrorPage = createErrorPageCheck({ remote: sampleRemote, siteUrl: 'https://site.example' });
const asking = (path: string) => ({ ...nothingRendered, status: 200, asked: [path] });
const routes = [
  { path: 'portal-empleo/oferta/:id' },
  { path: 'portal-empleo/todo/:word' },
  { path: 'portal-empleo/mio/:word' },
  { path: 'portal-empleo/*' },
];

it('asks for what does not exist, by routes that end with a value, or take every address', () => {
  const shown = new Map([
    ['/portal-empleo/oferta/7', asking('api/offers/7')],
    ['/portal-empleo/oferta/8', asking('api/offers/8')],
    ['/portal-empleo/todo/a', asking('api/offers')],
    ['/portal-empleo/mio/a', { ...asking('api/offers'), isPrivate: true }],
    ['/portal-empleo/a/b', asking('api/offers')],
  ]);
  expect([...unknownAddresses({ routes, mounts: ['/portal-empleo'] }, shown).keys()]).toEqual([
    '/portal-empleo/oferta/999999999',
    '/portal-empleo/oferta/7abc',
    '/portal-empleo/todo/no-hay-nada-con-este-nombre',
    '/portal-empleo/no-hay-nada-con-este-nombre/no-hay-nada-con-este-nombre',
  ]);
});

it('reads what a page asks the API for, also with a percent sign alone in it', async () => {
  const shown = new Map([['/portal-empleo/oferta/100%25', asking('api/offers/100%')]]);
  expect(unknownAddresses({ routes: routes.slice(0, 1), mounts: [] }, shown).size).toBe(0);
  const tryPage = async () => ({ ...asking('api/offers/100%'), status: 404 });
  expect(await unknownProblems(new Map([['/a/99', '99']]), tryPage, checkErrorPage)).toEqual([]);
});

it('lets a page that search engines leave out answer 200 to any word, if the API is not asked by it', () => {
  const unknownOf = (path: string, asked: string, isHidden: boolean) => {
    const shown = new Map([[path, { ...asking(asked), isHidden }]]);
    return [...unknownAddresses({ routes, mounts: [] }, shown).keys()];
  };
  const word = '/portal-empleo/todo/no-hay-nada-con-este-nombre';
  expect(unknownOf('/portal-empleo/todo/a', 'api/offers', true)).toEqual([]);
  expect(unknownOf('/portal-empleo/todo/a', 'api/offers', false)).toEqual([word]);
  expect(unknownOf('/portal-empleo/todo/a', 'api/offers/a', true)).toEqual([word]);
});

it('refuses a page that says only of what does not exist that search engines leave it out', async () => {
  const html = '<head><meta name="robots" content="noindex"></head>';
  const tryPage = async () => ({ ...asking('api/offers'), html });
  expect(await unknownProblems(new Map([['/a/algo', 'algo']]), tryPage, checkErrorPage)).toEqual([
    '/a/algo, which does not exist, answers 200 in place of 404',
  ]);
});

it.each([
  [404, [], []],
  [200, ['api/offers/999999999'], []],
  [200, ['api/alerts'], ['/a/999999999, which does not exist, answers 200 in place of 404']],
  [500, [], ['/a/999999999, which does not exist, answers 500: no title']],
])('judges an answer with %i', async (status, asked, problems) => {
  const tryPage = async () => ({ ...untried, status, asked, errors: [{ kind: undefined, text: 'no title' }] });
  expect(await unknownProblems(new Map([['/a/999999999', '999999999']]), tryPage, checkErrorPage)).toEqual(problems);
});

it.each([
  ['<h1>No existe</h1>', []],
  [
    '',
    [
      '/a/99, which does not exist, shows a page without a word, where it answers 404: see its component or ErrorBoundary',
    ],
  ],
])('reads what is shown in its place: %s', async (shown, problems) => {
  const tryPage = async () => ({ ...untried, status: 404, html: `<main>${shown}</main>` });
  expect(await unknownProblems(new Map([['/a/99', '99']]), tryPage, checkErrorPage)).toEqual(problems);
});

it.each([
  ['/a', ['/a/99, which does not exist, leads to /a in place of answering 404']],
  ['/b/99', []],
])('judges a redirect to %s', async (location, problems) => {
  const tryPage = async () => ({ ...untried, status: 302, location });
  expect(await unknownProblems(new Map([['/a/99', '99']]), tryPage, checkErrorPage)).toEqual(problems);
});

it.each([
  [encodeURIComponent, []],
  [
    (part: string) => part,
    ['/a/99 puts a part of its address into the API’s path as it is, slashes too (api/offers/99/99)'],
  ],
])('refuses a page that lets its address name any path of the API', async (encode, problems) => {
  const tryPage = async (address: string) => ({
    ...asking('api/alerts'),
    called: [`api/offers/${encode(decodeURIComponent(address.slice('/a/'.length)))}`],
    status: 404,
  });
  expect(await unknownProblems(new Map([['/a/99', '99']]), tryPage, checkErrorPage)).toEqual(problems);
});

it.each([
  ['answers 200', { status: 200, asked: ['api/offers/7'] }, ['answers 200 in place of 404']],
  ['leads elsewhere', { status: 301, location: '/a' }, ['leads to /a in place of answering 404']],
  ['answers 404', { status: 404, asked: ['api/offers/7abc'] }, []],
  ['leads to the thing', { status: 301, location: '/a/7-trompa' }, []],
  [
    'leads to another number',
    { status: 301, location: '/a?page=17' },
    ['leads to /a?page=17 in place of answering 404'],
  ],
])('judges a number with letters behind it whose page %s', async (_, answer, problems) => {
  const tryPage = async () => ({ ...untried, ...answer });
  expect(await unknownProblems(new Map([['/a/7abc', '7abc']]), tryPage, checkErrorPage)).toEqual(
    problems.map((problem) => `/a/7abc, which does not exist, ${problem}`),
  );
});
