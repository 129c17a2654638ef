import { expect, it } from 'vitest';
import { nothingRendered } from '../rendered-page.ts';
import { untried } from '../tried-page.ts';
import { uselessSearchProblems } from './useless-searches.ts';

const address = '/portal-empleo';
const offers = ['Trompa segunda', 'Viola tutti', 'Arpa solista', 'Oboe segundo', 'Fagot segundo'];
const search = '<form action="/portal-empleo"><input type="search" name="texto"></form>';

/** @param find the offers that the page shows for a text @param asked what it then asks the API for */
const problemsOf = (find: (text: string) => string[], asked: (text: string) => string = () => '', form = search) => {
  const pageFor = (text: string) => {
    const list = find(text).map((offer) => `<li><a href="/portal-empleo/oferta/${offers.indexOf(offer)}">${offer}</a>`);
    const html = `<main>${form}<p>Con ${text} <a href="/portal-empleo${text ? '' : '?'}">Quitar</a></p><ul>${list.join('')}</ul></main>`;
    return { ...untried, status: 200, html, calls: [{ path: 'api/offers', parameters: { asked: asked(text) } }] };
  };
  return uselessSearchProblems(address, { ...nothingRendered, ...pageFor(''), address }, async (one) =>
    pageFor(new URL(one, 'https://site.invalid').searchParams.get('texto') ?? ''),
  );
};
const having = (text: string) => offers.filter((offer) => offer.toLowerCase().includes(text));

it('finds a search that finds everything', async () =>
  expect(await problemsOf(() => offers)).toEqual([
    '/portal-empleo finds everything, whatever somebody types into “texto” (zqxjkv, trompa)',
  ]));

it.each<[string, ...Parameters<typeof problemsOf>]>([
  ['that the API answers', () => offers, (text) => text],
  ['of the page', having],
  ['that shows all where nothing is found', (text) => (having(text).length > 0 ? having(text) : offers)],
  ['for a code', () => offers, () => '', search.replace('name', 'pattern="[0-9]+" name')],
  ['of another page', () => offers, () => '', search.replace('"/portal-empleo"', '"/buscar"')],
  ['of few entries', () => offers.slice(0, 4)],
])('lets pass a search %s', async (_, ...page) => expect(await problemsOf(...page)).toEqual([]));
