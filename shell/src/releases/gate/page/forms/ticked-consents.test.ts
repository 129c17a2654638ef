import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { tickedConsentProblems } from './ticked-consents.ts';

const problemsOf = (html: string, how = 'method="post"') =>
  tickedConsentProblems(readElements(`<main><form ${how}>${html}</form></main>`));

it.each([
  ['not ticked', '<label><input type="checkbox" name="imageConsent"> Acepto</label>'],
  ['no consent', '<label><input type="checkbox" name="sameAddress" checked> La misma dirección</label>'],
  ['something with air', '<label><input type="checkbox" name="aireAcondicionado" checked> Aire</label>'],
  ['something that is taken', '<label><input type="checkbox" name="acceptsCards" checked> Tarjeta</label>'],
  ['a kind of letter', '<label><input type="checkbox" name="kinds" checked> Boletín mensual</label>'],
  ['the version of a consent', '<input type="hidden" name="consentVersion" value="3">'],
  ['hidden, and not yet given', '<input type="hidden" name="consent" value="">'],
  ['hidden and of something else', '<input type="hidden" name="aceptadas" value="1">'],
  ['one of two', '<label><input type="radio" name="consent" checked> No</label>'],
])('a page may have a box that is %s', (_, html) => expect(problemsOf(html)).toEqual([]));

it.each([
  [
    'by its name',
    '<input type="checkbox" name="imageConsent" checked id="a"><label for="a">Fotos</label>',
    'imageConsent',
  ],
  ['by its label', '<input type="checkbox" name="b" checked id="b"><label for="b">Acepto las bases</label>', 'b'],
  ['by what it asks for', '<label><input type="checkbox" name="d" checked> Quiero recibir novedades</label>', 'd'],
  ['because it has to be ticked', '<input type="checkbox" name="e" required checked>', 'e'],
  ['by words in its label', '<label><input type="CHECKBOX" name="c" checked> <b>I agree</b></label>', 'c'],
])('a page does not have a consent that is ticked, known %s', (_, html, name) => {
  const problem = `has the consent “${name}” ticked beforehand: only who ticks it has agreed`;
  expect(problemsOf(html, 'method="POST"')).toEqual([problem]);
  expect(problemsOf(html, '')).toEqual([problem]);
  for (const how of ['method="get"', 'action="/a"', 'role="search"']) expect(problemsOf(html, how)).toEqual([]);
});

it('a page does not have a consent in a hidden field', () => {
  const html = '<input type="hidden" name="consent" value="true">';
  expect(problemsOf(html)).toEqual(['has the consent “consent” in a hidden field: only who ticks a box has agreed']);
  expect(problemsOf(html, 'method="get"')).toEqual([]);
});
