import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { codedWords, spokenTexts } from './coded-words.ts';

const wordsIn = (html: string, locale: Locale = 'en', answers?: unknown[]) =>
  codedWords(spokenTexts(readElements(`<main>${html}</main>`)), {
    locale,
    other: locale === 'en' ? 'es' : 'en',
    answers,
  });
const one = 'La orquesta no toca en el mes de agosto.';
const other = 'El jurado no elige a los músicos de la casa.';

it.each([
  '<h2>El amor brujo</h2><h2>Noches en los jardines de España</h2><h2>El sombrero de tres picos</h2>',
  `<p>${one}</p><p>Auditorio de Las Palmas de Gran Canaria.</p>`,
  `<blockquote><p>${one}</p></blockquote><p><em>${other}</em></p><cite>${one}</cite>`,
  '<p>Volver</p><h3>Lugar</h3><button>Verdi</button><a href="/a">Ver Sacrum</a>',
  '<label>Dates <input placeholder="Name"></label><button>Send</button>',
  '<button>Ver en español</button><p>Imprimir</p><button>El amor brujo</button>',
  '<button disabled>Agotado</button>',
])('an English page may say %s', (html) => expect(wordsIn(html)).toEqual([]));

it('a button may say the title of a work, also where it is shortened', () => {
  const answers = [{ title: 'Escuchar el Romanticismo en tres tardes' }];
  expect(wordsIn('<button>Escuchar el Romanticismo en…</button>', 'en', answers)).toEqual([]);
});

it.each<[string, string[]]>([
  [`<p>${one}</p><p>${other}</p>`, [one, other]],
  [`<img alt="${one}" src="/a.png"><nav aria-label="${other}"></nav>`, [one, other]],
  ['<button>Enviar solicitud</button><label>Apellidos</label>', ['Enviar solicitud', 'Apellidos']],
  ['<th>Fecha límite</th><input placeholder="Correo electrónico">', ['Fecha límite', 'Correo electrónico']],
  [`<p>${one}</p><button>Enviar</button>`, [one, 'Enviar']],
  ['<p>Lugar</p><p>Requisitos</p>', ['Lugar', 'Requisitos']],
  ['<button>Imprimir o guardar</button>', ['Imprimir o guardar']],
  ['<button aria-label="Compartir">→</button>', ['Compartir']],
])('an English page does not say %s', (html, words) => {
  expect(wordsIn(html)).toEqual(words);
  expect(wordsIn(html, 'es')).toEqual([]);
  expect(wordsIn(html, 'en', [{ text: words.join(' ') }])).toEqual([]);
});

it('a Spanish page may have names and titles of works, and no sentences and labels in English', () => {
  expect(wordsIn('<p>The Planets</p><p>The Young Person’s Guide to the Orchestra</p>', 'es')).toEqual([]);
  expect(wordsIn('<p>This is for you.</p><p>See what is on at the hall.</p>', 'es')).toHaveLength(2);
  expect(wordsIn('<button>Send</button><th>Deadline</th>', 'es')).toEqual(['Send', 'Deadline']);
  expect(wordsIn('<button>Send</button>', 'es')).toEqual(['Send']);
  expect(wordsIn('<button>Apply Pay</button>', 'es')).toEqual([]);
});

it('a text of both, the section’s words and the API’s, is the section’s by its own words', () => {
  const title = 'La noche de los que no vuelven';
  expect(wordsIn(`<p>Programme: ${title}</p><p>${title}, tickets</p>`, 'en', [{ title }])).toEqual([]);
});
