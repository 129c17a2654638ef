import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { unmarkedTextProblems } from './unmarked-texts.ts';

const lead = 'La orquesta vuelve a los pueblos de la isla con seis programas nuevos';
const answers = [{ data: [{ lang: 'es', title: 'Seis acordes', lead, body: `<p>${lead} y <b>más</b></p>` }] }];
const problemsOf = (html: string, locale: 'es' | 'en' = 'en') =>
  unmarkedTextProblems(locale, readElements(`<html lang="en"><main>${html}</main>`), answers);

it.each([
  `<p lang="es">${lead}</p>`,
  `<div lang="es"><p>${lead}</p></div>`,
  '<h1>Seis acordes</h1>',
  '<p>In Spanish</p>',
])('an English page may have %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each([`<p>${lead}</p>`, `<div><p>${lead} y <b>más</b></p></div>`])('an English page does not have %s', (html) =>
  expect(problemsOf(html)).toEqual([
    'shows “La orquesta vuelve a los pueblos de la isla con seis program”, which is in Spanish, without saying so (lang)',
  ]),
);

it('a text with a sign that HTML writes otherwise is known, too', () => {
  const body = 'Los jueves y viernes de la temporada, con Ravel & compañía en el auditorio';
  const html = `<html><main><p lang="en">${body}</p></main>`;
  expect(
    unmarkedTextProblems('en', readElements(html), [{ lang: 'es', body: `<p>${body.replace('&', '&amp;')}</p>` }]),
  ).toHaveLength(1);
});

it('a page in the text’s language may have it', () => expect(problemsOf(`<p>${lead}</p>`, 'es')).toEqual([]));
