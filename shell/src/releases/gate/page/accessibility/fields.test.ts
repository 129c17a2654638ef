import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { fieldProblems } from './fields.ts';

const problemsOf = (html: string) => {
  const elements = readElements(`<main>${html}</main>`);
  return fieldProblems(elements, elements);
};

it.each([
  '<label for="a">Nombre</label><input id="a">',
  '<label>Nombre <input></label>',
  '<label><span>Nombre</span><select><option>a</option></select></label>',
  '<input aria-label="Nombre"><textarea aria-labelledby="b"></textarea><input title="Nombre">',
  '<input type="hidden"><input type="submit"><div aria-hidden="true"><input tabindex="-1"></div>',
])('a page may have %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each([
  ['<input name="a">', 'a'],
  ['<select id="b"></select>', 'b'],
  ['<textarea placeholder="Nombre"></textarea>', 'textarea'],
  ['<label></label><input name="a">', 'a'],
  ['<label for="a"></label><input id="a">', 'a'],
  ['<label><input type="checkbox" name="a"></label>', 'a'],
  ['<input aria-label=" " name="a">', 'a'],
])('a page does not have %s', (html, field) =>
  expect(problemsOf(html)).toEqual([`has the field “${field}” without a label`]),
);
