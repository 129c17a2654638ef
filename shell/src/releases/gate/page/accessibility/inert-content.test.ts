import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { inertContentProblems } from './inert-content.ts';

const links = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `<a href="/oferta/${from + at}">Oferta</a>`).join('');
const problemsOf = (html: string) => inertContentProblems(readElements(`<main>${html}</main>`));

it.each([
  `<div>${links(0, 6)}</div>`,
  `${links(0, 6)}<div inert>${links(6, 9)}</div>`,
  `${links(0, 6)}<div inert>${links(0, 6)}</div>`,
  `<a href="/">a</a><div class="slide shown">${links(0, 1)}</div><div class="slide" inert>${links(1, 7)}</div>`,
  `<ul><li class="current">${links(0, 1)}</li><li inert>${links(1, 7)}</li></ul>`,
  `<div class="shown"><p>${links(0, 1)}</p></div><div class="hidden" inert>${links(1, 7)}</div>`,
  `<div inert>${links(0, 2)}</div>`,
  `<dialog inert>${links(0, 6)}</dialog>`,
  `<div aria-busy="false">${links(0, 6)}</div><div aria-busy="true"></div>`,
])('a page may have %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each([
  [`<a href="/">Inicio</a><div inert>${links(0, 6)}</div>`, 'inert'],
  [`<div class="count">6 ofertas</div><div class="list" aria-busy="true">${links(0, 6)}</div>`, 'aria-busy'],
  [`<div aria-busy="true">${links(0, 6)}</div>`, 'aria-busy'],
])('a page does not keep its links from everybody: %s', (html, how) =>
  expect(problemsOf(html)).toEqual([
    `has most of its links in a part that is ${how}: nobody can use them before scripts run`,
  ]),
);
