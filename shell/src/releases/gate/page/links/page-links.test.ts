import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { leadProblems, leadsOf } from './page-links.ts';
import { type TryPage, untried } from '../../trial/pages/tried-page.ts';

const site = 'https://ofgc.example/';
const remote = {
  mounts: ['/portal-empleo'],
  routes: [{ path: 'portal-empleo' }, { path: 'portal-empleo/alta', action: () => null }],
};
const problemsOf = (html: string, answers: readonly unknown[] = []) => {
  const tryPage: TryPage = async () => ({ ...untried, status: 404 });
  return leadProblems(leadsOf('/portal-empleo/nueva', readElements(html), site), {
    remote,
    tryPage,
    hasRoute: (path) => ['/portal-empleo', '/portal-empleo/alta'].includes(path),
    isOfSection: (path) => path.startsWith('/portal-empleo'),
    hasContent: async (path) => path === '/amigos',
    answersOf: () => answers,
  });
};

const data = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;

it.each([
  '<a href="/portal-empleo?a=b#c">a</a><a href="/amigos">b</a><a href="https://elsewhere.example/x">c</a>',
  '<a href="/documentos/1/a.pdf">a</a><a href="mailto:a@b.example">b</a><a href="/portal-empleo#c">c</a>',
  '<form method="post" action="/portal-empleo/alta"></form><form action="/buscar"></form>',
  data({ url: `${site}portal-empleo`, image: `${site}a/b.jpg`, sameAs: `${site}nada`, '@id': `${site}nada` }),
  data({ url: 'https://elsewhere.example/x', author: { url: '/nada' } }),
  '<form method="dialog" action="/portal-empleo/a"><button name="a">b</button></form>',
  '<a href="/portal-empleo?lugar=a">a</a><form action="/portal-empleo"><select name="lugar"></select><button>b</button></form>',
])('a page may lead there: %s', async (html) => {
  expect(await problemsOf(html)).toEqual([]);
});

it.each([
  ['<a href="/portal-empleo/a">a</a>', '/portal-empleo/nueva leads to /portal-empleo/a, which answers 404'],
  ['<a href="a">a</a>', '/portal-empleo/nueva leads to /portal-empleo/a, which answers 404'],
  ['<a href="/enemigos">a</a>', '/portal-empleo/nueva leads to /enemigos, which answers 404'],
  [
    '<link rel="canonical" href="/portal-empleo/a">',
    '/portal-empleo/nueva leads to /portal-empleo/a, which answers 404',
  ],
  [
    data({ '@graph': [{ hiringOrganization: { url: `${site}empleo/7` } }] }),
    '/portal-empleo/nueva names for search engines /empleo/7, which answers 404',
  ],
  [
    data({ mainEntityOfPage: { '@id': `${site}empleo/8` } }),
    '/portal-empleo/nueva names for search engines /empleo/8, which answers 404',
  ],
  [
    data({ itemListElement: [{ item: `${site}empleo/9` }] }),
    '/portal-empleo/nueva names for search engines /empleo/9, which answers 404',
  ],
  [
    '<form method="post" action="/portal-empleo"></form>',
    '/portal-empleo/nueva has a form that is posted to /portal-empleo, whose route has no action',
  ],
])('a page may not lead there: %s', async (html, problem) => {
  expect(await problemsOf(html)).toEqual([problem]);
});

it('blames no section for a link in what the API answered', async () => {
  expect(await problemsOf('<a href="/portal-empleo/a">a</a>', [{ html: '<a href="/portal-empleo/a">a</a>' }])).toEqual(
    [],
  );
});

it('takes no form that scripts alone read for a search', () => {
  const parametersOf = (html: string) =>
    leadsOf('/portal-empleo', readElements(html), site).flatMap(({ parameters }) => parameters);
  expect(parametersOf('<form><input type="number" name="adults"><button>a</button></form>')).toEqual([]);
  expect(parametersOf('<form role="search"><input name="q"></form>')).toEqual(['q']);
  expect(parametersOf('<search><form><input name="q"></form></search>')).toEqual(['q']);
  expect(parametersOf('<form><input type="search" name="q"></form>')).toEqual(['q']);
  expect(parametersOf('<form method="get"><input name="q"></form>')).toEqual(['q']);
});
