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
  '<input title="a" type="tel"><input title="a" type="tel" pattern="[+0-9 ]+" maxlength="30"><input title="a" type="tel" pattern="(">',
  '<input title="a" type="tel" autocomplete="tel-country-code" maxlength="5"><input title="b" type="tel" maxlength="15">',
  '<label for="a">Carnet</label><input id="a" name="card" type="tel" pattern="[0-9]{8}"><label>Hotel <input type="tel" maxlength="5"></label>',
  '<input type="hidden"><input type="submit"><div aria-hidden="true"><input tabindex="-1"></div>',
])('a page may have %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each([
  ['<input name="a">', 'a'],
  ['<select id="b"></select>', 'b'],
  ['<textarea placeholder="Nombre"></textarea>', 'textarea'],
  ['<label></label><input name="a">', 'a'],
  ['<label><select name="a"><option>b</option></select></label>', 'a'],
  ['<label><textarea name="a">b</textarea></label>', 'a'],
  ['<label for="a"></label><input id="a">', 'a'],
  ['<label><input type="checkbox" name="a"></label>', 'a'],
  ['<input aria-label=" " name="a">', 'a'],
])('a page does not have %s', (html, field) =>
  expect(problemsOf(html)).toEqual([`has the field “${field}” without a label`]),
);

it.each(['pattern="[0-9]{9}"', 'maxlength="9"'])('a field for telephone numbers does not refuse some: %s', (limit) =>
  expect(problemsOf(`<input title="a" name="telefono" type="tel" ${limit}>`)).toEqual([
    'has the field “telefono”, which refuses telephone numbers such as 928 12 34 56 or +44 20 7946 0958',
  ]),
);

it.each([
  '<input title="a" name="a" type="tel" pattern="[0-9]{9}" autocomplete="tel">',
  '<input title="Phone" name="a" type="tel" pattern="[0-9]{9}">',
  '<label>Tel. <input name="a" type="tel" pattern="[0-9]{9}"></label>',
  '<label for="b"><span>Teléfono</span></label><input id="b" name="a" type="tel" maxlength="9" autocomplete="off">',
])('a field is for telephone numbers by its name, its label or its autocomplete: %s', (html) =>
  expect(problemsOf(html)).toEqual([expect.stringContaining('has the field “a”, which refuses telephone numbers')]),
);
