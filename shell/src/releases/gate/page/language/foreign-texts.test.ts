import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { foreignTextProblems } from './foreign-texts.ts';

const spanish =
  '<p>El concierto de la orquesta para los niños que con una entrada van por las tardes del mes</p>'.repeat(2);
const english = '<p>The concert of the orchestra is for all and you are with the children of the house</p>';
const problemsOf = (html: string, locale: 'es' | 'en' = 'en', answers?: unknown[]) =>
  foreignTextProblems(locale, readElements(`<html lang="${locale}"><main>${html}</main>`), answers);

it.each([
  `${english}<p>20 November 2026, Auditorio de las Palmas</p>`,
  `<div lang="es">${spanish}<p>20 de noviembre</p></div>`,
  '<p>Los planetas, El amor brujo</p>',
  '<p>Avenida 25 de Julio, 3</p>',
])('an English page may say %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each<[string, 'es' | 'en', string]>([
  ['<p>El 20 de noviembre</p>', 'en', 'writes the day “20 de noviembre” in another language than its own'],
  ['<p>Viernes, 20 November 2026</p>', 'es', 'writes the day “20 November 2026” in another language than its own'],
  ['<p>November 20, 2026</p>', 'es', 'writes the day “November 20” in another language than its own'],
  [spanish, 'en', 'says most of its words in another language than its own'],
])('a page does not say %s in %s', (html, locale, problem) => expect(problemsOf(html, locale)).toEqual([problem]));

it('what the API answered is not the section’s fault', () => {
  const [said] = readElements(spanish).map(({ text }) => text);
  const titles = said?.split(' ').map((title) => ({ title })) ?? [];
  expect(problemsOf(spanish.replaceAll(' ', ' · '), 'en', titles)).toEqual([]);
  expect(problemsOf('<p>Coronation March 1902</p>', 'es', [{ title: 'Coronation March' }])).toEqual([]);
  expect(problemsOf(`${spanish}<p>20 de noviembre</p>`, 'en', [{ lead: said, day: '20 de noviembre' }])).toEqual([]);
});
