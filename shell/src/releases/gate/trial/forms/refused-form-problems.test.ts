import { expect, it } from 'vitest';
import { refusedFormProblems, silentProblems } from './refused-form-problems.ts';

const form = { name: 'note', action: '/oficina' };
const kept: [string, string][] = [
  ['text', 'escrito-1-2'],
  ['version', '4'],
];
const words = 'the API refuses it (422)';
const where = `where ${words}`;
const withFields = (fields: string) =>
  `<form method="post"><input type="hidden" name="form" value="note">${fields}</form>`;
const text = '<textarea name="text">escrito-1-2</textarea>';

const asSent = `${text}<input type="hidden" name="version" value="4">`;

it.each<[string, string, string[]]>([
  ['as it was sent', withFields(asSent), []],
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
  ['in a fold that is open', `<details open>${withFields(asSent)}</details>`, []],
  ...[
    `<details><summary>a</summary>${withFields(asSent)}</details>`,
    `<div hidden><p>${withFields(asSent)}</p></div>`,
  ].map((html): [string, string, string[]] => [
    'in a part that is closed',
    html,
    [`comes back in a part that is closed ${where}: nobody sees what is wrong, it looks as if it had been sent`],
  ]),
])('reads a refused form that comes back %s', (_, html, problems) => {
  expect(refusedFormProblems(form, { kept }, { status: 422, html, error: undefined }, words)).toEqual(problems);
});

it('names a page that fails with the errors of its form', () => {
  expect(refusedFormProblems(form, { kept }, { status: 500, html: '', error: 'reading map' }, words)).toEqual([
    `has a page that fails ${where}: reading map`,
  ]);
});

it.each<[string, string, boolean]>([
  ['says why', '<p role="alert">Falta el nombre</p>', true],
  ['says nothing', '', false],
  ['says it where nobody sees it', '<p hidden>Falta el nombre</p>', false],
  ['says what was typed alone', '<textarea>escrito-1-1</textarea>', false],
])('a refused form that %s', (_, said, isTold) => {
  const page = '<head><title>a</title></head><main><h1>Contacto</h1><textarea></textarea></main>';
  const html = page.replace('<textarea></textarea>', `${said}<textarea>escrito-1-1</textarea>`);
  expect(silentProblems(page, { html }, words)).toEqual(
    isTold ? [] : [`comes back and says nothing that was not there before ${where}`],
  );
});
