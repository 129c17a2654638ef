import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { shortFieldProblems } from './short-fields.ts';
import { swappedLabelProblems } from './swapped-labels.ts';
import { unseenRequiredProblems } from './unseen-required.ts';

const labelled = (label: string, attributes: string) => `<label>${label}<input ${attributes}></label>`;
const elementsOf = (html: string) => readElements(`<main>${html}</main>`);

it.each([
  labelled('Año', 'name="birthYear" maxlength="4" inputmode="numeric"'),
  labelled('Nombre', 'name="name" maxlength="80"'),
  labelled('Iniciales', 'name="name" maxlength="4"'),
  labelled('Código postal', 'name="postcode" autocomplete="postal-code" maxlength="5"'),
  labelled('Teléfono', 'name="name" type="tel" maxlength="9"'),
  labelled('Correo', 'type="email" name="email"') + '<textarea maxlength="200"></textarea>',
])('a field may take few letters: %s', (html) => expect(shortFieldProblems(elementsOf(html))).toEqual([]));

it.each([
  [labelled('Nombre', 'name="name" maxlength="4"'), 'name'],
  [labelled('Localidad', 'name="place" autocomplete="section-a address-level2" maxlength="9"'), 'place'],
  [labelled('Correo', 'type="email" name="email" maxlength="12"'), 'email'],
  ['<textarea name="message" maxlength="10"></textarea>', 'message'],
])('a field does not take fewer letters than names have: %s', (html, name) =>
  expect(shortFieldProblems(elementsOf(html))).toEqual([
    expect.stringMatching(new RegExp(`^has the field “${name}”, which takes \\d+ letters`)),
  ]),
);

it.each([
  labelled('Nombre', 'autocomplete="name" name="a"') + labelled('Correo electrónico', 'type="email" name="b"'),
  labelled('Correo o teléfono', 'type="email" name="a"') + labelled('Móvil', 'type="tel" name="b"'),
  labelled('Correo electrónico', 'autocomplete="name" name="a"') + labelled('Contacto', 'type="email" name="b"'),
  labelled('Correo', 'type="text" name="nombre"') + labelled('Nombre', 'type="text" name="email"'),
  `<form>${labelled('Correo', 'autocomplete="name"')}</form><form>${labelled('Nombre', 'type="email"')}</form>`,
])('fields may have such labels: %s', (html) => expect(swappedLabelProblems(elementsOf(html))).toEqual([]));

it('two fields do not have one another’s labels', () => {
  const html = `<form>${labelled('Correo electrónico', 'autocomplete="name" name="a"')}<label for="b">Nombre</label><input type="email" name="b" id="b"></form>`;
  expect(swappedLabelProblems(elementsOf(html))).toEqual([
    'has the label “Correo electrónico” on the field “a”, and “Nombre” on “b”: the other way round',
  ]);
});

const posted = (html: string, more = '') => `<form method="post" ${more}>${html}</form>`;
const hiddenField = '<input name="empresa" required hidden>';
it.each([
  posted('<input name="empresa" required>'),
  posted('<input name="empresa" hidden><input type="hidden" name="a" required>'),
  posted(hiddenField, 'novalidate'),
  posted('<div hidden><input name="empresa" required disabled></div>'),
  posted('<fieldset hidden disabled><input name="empresa" required></fieldset>'),
  posted('<select name="a" required hidden value="x"></select>'),
  posted(`<div class="jobs-tool">${hiddenField}</div>`),
  `<form>${hiddenField}</form>`,
  `<div hidden>${posted('<input name="empresa" required>')}</div>`,
])('a form may have %s', (html) =>
  expect(unseenRequiredProblems(elementsOf(html), new Set(['jobs-tool']))).toEqual([]),
);

it.each([posted(hiddenField), posted('<div hidden><textarea name="empresa" required></textarea></div>')])(
  'a form does not require what nobody sees: %s',
  (html) =>
    expect(unseenRequiredProblems(elementsOf(html), new Set())).toEqual([
      'has the field “empresa”, which is required and hidden: browsers do not send its form',
    ]),
);
