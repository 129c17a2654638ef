import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { sumProblems } from './sums-in-cents.ts';

const answers = [{ data: [{ id: 45, title: 'Concierto', price: { min: 1_800, max: 4_550 } }] }];
const data = (price: unknown) =>
  `<script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'MusicEvent', offers: [price] }] })}</script>`;
const problemsOf = (html: string, given: readonly unknown[] = answers) =>
  sumProblems(readElements(html), { answers: given });

it.each([
  '<p>18 €</p>',
  '<p>18–45,50 €</p>',
  '<p>From €18 to €45.50</p>',
  '<p>18</p><p>1.800 plazas</p><p>Presupuesto: 1.200.000 €</p>',
  `<p>18 €</p>${data({ price: '18.00' })}`,
  data({ lowPrice: '18.00', highPrice: 45.5 }),
  data({ price: 0 }),
  `<p>1.800 € y 18 €</p>${data({ price: '1800' })}`,
  data({ price: 'free' }),
  `<p>45 €</p>${data({ price: 45 })}`,
])('a page may say %s', (html) => expect(problemsOf(html)).toEqual([]));

it('a page may say a sum that an editor has written, whatever prices the API has', () => {
  const summary = 'Beca de 1.800 €';
  expect(problemsOf(`<p>${summary}</p>`, [{ data: [{ summary, price: { min: 1_800, max: 4_550 } }] }])).toEqual([]);
});

it.each([
  ['<p>Desde 1800 €</p>', 'shows the sum 1800 €, which the API says in cents: see formatMoney'],
  ['<p>1.800 €</p>', 'shows the sum 1800 €, which the API says in cents: see formatMoney'],
  ['<p>€1,800–€4,550</p>', 'shows the sum 1800 €, which the API says in cents: see formatMoney'],
  [`<p>18 €</p>${data({ price: '1800' })}`, 'has the price 1800 for search engines, which the API says in cents'],
  [data({ lowPrice: 18, highPrice: 4550 }), 'has the price 4550 for search engines, which the API says in cents'],
  [`<p>18 €</p>${data({ price: 0.18 })}`, 'has the price 0.18 for search engines, a hundredth of what the API says'],
])('a page does not say %s', (html, problem) => {
  expect(problemsOf(html)).toEqual([problem]);
  expect(problemsOf(html, [])).toEqual([]);
});

it('a sum of the page that the API says in cents, too, is right', () =>
  expect(problemsOf('<p>1.800 €</p>', [...answers, { prices: [{ zone: 'A', amount: 180_000 }] }])).toEqual([]));

it('a sum in the section’s catalogue is no figure of the API', () => {
  const ofRent = (html: string, texts: readonly string[]) => sumProblems(readElements(html), { answers, texts });
  const texts = ['Desde 1.800 € al mes', '<b>1.800–2.400 €</b> por {{count}} meses', 'Entrada: {{price}} €'];
  expect(ofRent('<p>Desde 1.800 € al mes</p>', texts)).toEqual([]);
  expect(ofRent('<p>Desde <b>1.800 €</b></p><p>1.800–2.400 € por 3 meses</p>', texts)).toEqual([]);
  expect(ofRent('<p>Entrada: 1800 €</p>', texts)).toHaveLength(1);
});

it('a sum that only a part of others asks for is none that the section could show in cents', () => {
  const elements = readElements('<p>Desde 1.800 € al mes</p>');
  expect(sumProblems(elements, { answers, ownAnswers: [{ data: [] }] })).toEqual([]);
  expect(sumProblems(elements, { answers, ownAnswers: answers })).toHaveLength(1);
});
