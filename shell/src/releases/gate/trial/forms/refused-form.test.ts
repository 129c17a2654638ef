import { expect, it } from 'vitest';
import { refusedFormProblems } from './refused-form.ts';

const form = { name: 'note', action: '/oficina' };
const kept: [string, string][] = [
  ['text', 'escrito-1-2'],
  ['version', '4'],
];
const where = 'where the API refuses it (422)';
const withFields = (fields: string) =>
  `<form method="post"><input type="hidden" name="form" value="note">${fields}</form>`;
const text = '<textarea name="text">escrito-1-2</textarea>';

it.each([
  ['as it was sent', withFields(`${text}<input type="hidden" name="version" value="4">`), []],
  [
    'with another version than its sender saw',
    withFields(`${text}<input type="hidden" name="version" value="3">`),
    [`comes back without what was in “version” ${where}`],
  ],
  [
    'empty',
    withFields('<textarea name="text"></textarea>'),
    [`comes back without what was in “text”, “version” ${where}`],
  ],
  ['not at all', '<p>Gracias</p>', [`is gone from its page ${where}, with what was typed in it`]],
])('reads a refused form that comes back %s', (_, html, problems) => {
  expect(refusedFormProblems(form, { kept }, { status: 422, html, error: undefined })).toEqual(problems);
});

it('names a page that fails with the errors of its form', () => {
  expect(refusedFormProblems(form, { kept }, { status: 500, html: '', error: 'reading map' })).toEqual([
    `has a page that fails ${where}: reading map`,
  ]);
});
