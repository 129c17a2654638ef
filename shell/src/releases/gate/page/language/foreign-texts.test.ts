import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { foreignTextProblems } from './foreign-texts.ts';

const spanish =
  '<p>El concierto de la orquesta para los niños que con una entrada van por las tardes del mes</p>'.repeat(2);
const english = '<p>The concert of the orchestra is for all and you are with the children of the house</p>';
const tour = [
  ...Array.from({ length: 4 }, () => 'Las Palmas de Gran Canaria'),
  'Puerto del Rosario',
  'Los Llanos de Aridane',
  'El Paso',
  'Los Silos',
  'El Sauzal',
  'El Rosario',
  'Los Realejos',
];
const guests = [
  'Academy of St Martin in the Fields',
  'The King’s Singers',
  'Orchestra of the Age of Enlightenment',
  'Choir of the Age of Light',
  'The English Concert and Choir',
];
const problemsOf = (html: string, locale: 'es' | 'en' = 'en', answers?: unknown[]) =>
  foreignTextProblems(locale, readElements(`<html lang="${locale}"><main>${html}</main>`), answers);

it.each([
  `${english}<p>20 November 2026, Auditorio de las Palmas</p>`,
  `<div lang="es">${spanish}<p>20 de noviembre</p></div>`,
  '<p>Los planetas, El amor brujo</p>',
  '<p>20 Dec, Fri 20, 12/11/2026, 24/12/2026, at 7:30 PM, €12.50, €1,250 or €1,250.50, reference 2026.11,3</p>',
  `<div lang="es">${spanish}</div><div lang="fr">${spanish}</div><p lang="es">Auditorio</p>`,
  '<p>Avenida 25 de Julio, 3</p>',
  `<table>${tour.map((town) => `<tr><td>12 June</td><td>${town}</td></tr>`).join('')}</table>`,
  `<p>Our halls.</p>${'<li><b>Auditorio Alfredo Kraus</b> <span>Las Palmas de Gran Canaria</span></li>'.repeat(12)}`,
  tour.map((town) => `<p>Our concert in ${town}</p>`).join(''),
  '<p>Calle 1 de mayo, 4; avenida 2 de mayo; Plaza del 2 de mayo, C/ 25 de julio, Avda. 8 de marzo</p>',
])('an English page may say %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each<[string, 'es' | 'en', string]>([
  [
    '<p>El 20 de noviembre</p>',
    'en',
    'writes the day “20 de noviembre” in another language than its own: what is meant so has its lang',
  ],
  [
    '<p>Viernes, 20 November 2026</p>',
    'es',
    'writes the day “20 November 2026” in another language than its own: what is meant so has its lang',
  ],
  [
    '<p>November 20, 2026</p>',
    'es',
    'writes the day “November 20” in another language than its own: what is meant so has its lang',
  ],
  ...['vie, 20 nov', 'sábado 21', 'el 3 dic', '11/20/2026'].map((day): [string, 'es' | 'en', string] => [
    `<p>${day}</p>`,
    'en',
    `writes the day “${day.replace(/ nov|el /, '')}” in another language than its own: what is meant so has its lang`,
  ]),
  [
    '<p>May 20, 2026</p>',
    'es',
    'writes the day “May 20” in another language than its own: what is meant so has its lang',
  ],
  ...['Fri, 20', 'Saturday 21', '20 November', '20 May 2026', '3 Dec', '7:30 PM', '11/20/2026'].map(
    (day): [string, 'es' | 'en', string] => [
      `<p>${day}</p>`,
      'es',
      `writes the day “${day}” in another language than its own: what is meant so has its lang`,
    ],
  ),
  ...['1.250,50 €', '12,50 €', '€12,50', '33,3 %'].map((figure): [string, 'es' | 'en', string] => [
    `<p>${figure}</p>`,
    'en',
    `writes the figure “${figure}” in another language than its own: what is meant so has its lang`,
  ]),
  ...['€12', '€ 12', '€1,250.50', '12.50 €', '1,250 €', '1,250.5 %', '1,250,000 %'].map(
    (figure): [string, 'es' | 'en', string] => [
      `<p>${figure}</p>`,
      'es',
      `writes the figure “${figure}” in another language than its own: what is meant so has its lang`,
    ],
  ),
  [
    '<p>Callejón el 1 de mayo</p>',
    'en',
    'writes the day “1 de mayo” in another language than its own: what is meant so has its lang',
  ],
  [`<div lang="en">${spanish}</div>`, 'es', 'has texts that it marks as English (lang) and that are not'],
  [
    tour.map((town) => `<p>El concierto en ${town}</p>`).join(''),
    'en',
    'says most of its words in another language than its own',
  ],
  [spanish, 'en', 'says most of its words in another language than its own'],
])('a page does not say %s in %s', (html, locale, problem) => expect(problemsOf(html, locale)).toEqual([problem]));

it('what the API answered is not the section’s fault', () => {
  const [said] = readElements(spanish).map(({ text }) => text);
  const titles = said?.split(' ').map((title) => ({ title })) ?? [];
  expect(problemsOf(spanish.replaceAll(' ', ' · '), 'en', titles)).toEqual([]);
  expect(problemsOf('<p>Coronation March 1902</p>', 'es', [{ title: 'Coronation March' }])).toEqual([]);
  expect(problemsOf(`${spanish}<p>20 de noviembre</p>`, 'en', [{ lead: said, day: '20 de noviembre' }])).toEqual([]);
});

it.each([
  '<p>De 10 € a 20 €, 20 € 15 €, 1.250 €, 12,50 €, 33,3 %, 12,345 %, 0,125%, 1,250 kg, a las 19:30</p>',
  '<p>20 nov, vie 20, Op. 39 March, 20/11/2026, Friday</p>',
  `<article lang="en">${english}</article>`,
  '<h2>May 2026</h2><h2>Jun 2026</h2><h2>May 27</h2>',
  '<h2>Presupuesto en € 2026</h2><th>En € 2026/27</th>',
  guests.map((guest) => `<li>${guest}</li>`).join(''),
  `<p>${guests.join(' · ')}</p>`,
  `<p>${guests.join(', ')}</p>`,
])('a Spanish page may say %s', (html) => expect(problemsOf(html, 'es')).toEqual([]));
