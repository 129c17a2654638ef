import { expect, it } from 'vitest';
import { laterHostProblems } from './later-hosts.ts';

const office = '<main><a href="https://sede.example/a">Sede</a></main>';
const other = '<main><a href="https://sede-nueva.example/a">Sede</a></main>';
const options = { siteUrl: 'https://site.example', slots: [] };
const refusal = (host: string) =>
  `/a leads to ${host} a year from now, and no page does today: a page that already leads there must be among the examples of section.ts`;

it.each<[string, string, object[], string[]]>([
  ['leads elsewhere', other, [], [refusal('sede-nueva.example')]],
  [
    'sends its form elsewhere',
    '<main><form action="//sede-nueva.example/"></form></main>',
    [],
    [refusal('sede-nueva.example')],
  ],
  ['leads where it leads now', office, [], []],
  ['leads where another page leads now', '<main><a href="https://red.example/b">Red</a></main>', [], []],
  ['leads where the content does', other, [{ data: { url: 'https://sede-nueva.example/a' } }], []],
  ['leads elsewhere in its frame', '<a href="https://otra.example/">a</a><main></main>', [], []],
  ['names another site in its text', '<main>(https://otra.example/ )</main>', [], []],
  ['leads to pages of its own', '<main><a href="https://site.example/b">a</a></main>', [], []],
])('reads a page that %s a year later', (_, html, answers, problems) => {
  const now = [{ html: office }, { html: '<a href="https://red.example">Red</a>' }];
  const page = `<html><body class="shell-frame">${html}</body></html>`;
  expect(laterHostProblems('/a', { html: page, answers }, now, options)).toEqual(problems);
});
