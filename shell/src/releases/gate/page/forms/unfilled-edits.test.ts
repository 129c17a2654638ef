import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { unfilledEditProblems } from './unfilled-edits.ts';

const answers = [
  {
    data: {
      text: { es: 'Concierto aplazado', en: 'Concert postponed' },
      reference: 'AV-2026-7',
      message: '¿Cuándo es?',
    },
  },
  { data: [{ place: 'Auditorio' }] },
];
const version = '<input type="hidden" name="version" value="3">';
const english = '<textarea name="en">Concert postponed</textarea>';
const problemsOf = (fields: string) =>
  unfilledEditProblems(
    readElements(`<main><form method="post">${fields}<button>Guardar</button></form></main>`),
    answers,
  );

it('finds a field that comes up empty beside one with the record', () =>
  expect(problemsOf(`${version}<textarea name="es"></textarea>${english}`)).toEqual([
    'has the form “Guardar” with an empty field “es”, whose text the API gave: whoever saves it overwrites that',
  ]));

it.each([
  ['all of the record', `${version}<textarea name="es">Concierto aplazado</textarea>${english}`],
  ['what was typed in place of it', `${version}<textarea name="es">Concierto de hoy</textarea>${english}`],
  ['a new one', `<textarea name="es"></textarea>${english}`],
  ['a reference to confirm with', `${version}<input name="reference">`],
  ['an answer to a message', `${version}<textarea name="message"></textarea>${english}`],
  ['what the record does not have', `${version}<input name="nota">${english}<input name="place">`],
])('lets pass a form with %s', (_, fields) => expect(problemsOf(fields)).toEqual([]));
