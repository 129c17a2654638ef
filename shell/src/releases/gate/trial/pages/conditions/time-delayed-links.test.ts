import { expect, it } from 'vitest';
import { delayedLinkProblems } from './time-delayed-links.ts';

const office = '<main><a href="https://sede.example/a">Sede</a></main>';
const other = '<main><a href="https://sede-nueva.example/a">Sede</a></main>';
/** The problems of a page that is another one without data today, or has nothing then. */
const problemsOf = (later: string, answers: object[] = [], today = '') =>
  delayedLinkProblems('/a', { html: inFrame(later), answers }, now, {
    siteUrl: 'https://site.example',
    slots: [],
    emptyToday: async () => ({ html: inFrame(today) }),
  });
const inFrame = (html: string) => `<html><body class="shell-frame">${html}</body></html>`;
const now = [{ html: office }, { html: '<a href="https://red.example">Red</a>' }];
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
])('reads a page that %s a year later', async (_, html, answers, problems) => {
  expect(await problemsOf(html, answers)).toEqual(problems);
});

it('a page may lead elsewhere where it has no data, if it does so today', async () => {
  expect(await problemsOf(other, [], other)).toEqual([]);
  expect(await problemsOf(other, [], office)).toEqual([refusal('sede-nueva.example')]);
});
