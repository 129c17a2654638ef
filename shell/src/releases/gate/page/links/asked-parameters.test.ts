import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { parameterProblems } from './asked-parameters.ts';
import { leadsOf } from './page-links.ts';

const remote = {
  routes: [
    { id: 'jobs.portal', path: 'portal-empleo', handle: { parameters: ['lugar'], visitorParameters: ['aviso'] } },
    { id: 'jobs.call', path: 'portal-empleo/tecnica', lazy: async () => ({ handle: { parameters: ['tipo'] } }) },
  ],
};
const problemsOf = (html: string, answers: readonly unknown[] = []) =>
  parameterProblems(leadsOf('/portal-empleo/bolsa', readElements(html), 'https://ofgc.example/'), {
    remote,
    answersOf: () => answers,
  });

it.each([
  '<a href="/portal-empleo?lugar=a&aviso=b#c">a</a><a href="/portal-empleo/tecnica?tipo=a">b</a>',
  '<a href="/explora?x=1">a</a><a href="https://elsewhere.example/portal-empleo?x=1">b</a>',
  '<form action="/portal-empleo"><select name="lugar"></select><input name="x" disabled><button>a</button></form>',
  '<form action="/portal-empleo" method="post"><input name="x"></form>',
])('a page may ask %s', async (html) => expect(await problemsOf(html)).toEqual([]));

it.each([
  ['<a href="/portal-empleo?lugar=a">a</a><a href="/portal-empleo?tipo=a">a</a>', '/portal-empleo', 'tipo'],
  ['<form action="/portal-empleo"><fieldset><select name="tipo"></select></fieldset></form>', '/portal-empleo', 'tipo'],
  ['<a href="/en/portal-empleo/tecnica?lugar=a">a</a>', '/en/portal-empleo/tecnica', 'lugar'],
])('a page does not ask for what is left out: %s', async (html, path, name) =>
  expect(await problemsOf(html)).toEqual([
    `/portal-empleo/bolsa asks ${path} for “${name}”, which the handle of that page does not have in its parameters: the server leaves it out`,
  ]),
);

it('blames no section for a link that the API answered', async () =>
  expect(await problemsOf('<a href="/portal-empleo?tipo=a">a</a>', [{ to: '/portal-empleo?tipo=a' }])).toEqual([]));
