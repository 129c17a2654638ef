import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { unsentFormProblems } from './unsent-forms.ts';

const react = `action="javascript:throw new Error('React form unexpectedly submitted.')"`;
const email = '<input type="email" name="correo">';
const send = '<button>Enviar</button>';
const choice = '<select name="anio"><option value="">Todos</option><option>2026</option></select>';
const problemsOf = (html: string, isPrivate = false) =>
  unsentFormProblems(readElements(`<main>${html}</main>`), { isPrivate, scripted: new Set(['jobs-tool']) });

it.each([
  ['a posted one', `<form method="post" action="/a">${email}${send}</form>`],
  ['a search', `<form role="search"><input name="texto">${send}</form><form action="/a"><input name="texto"></form>`],
  ['one of filters', `<form method="get" action="/a"><select name="b"></select><input name="texto">${send}</form>`],
  ['a calculator', `<form><input type="number" name="a"><select name="b"></select><button>Calcular</button></form>`],
  ['a calculator with a text', `<form><textarea></textarea><button>Contar</button><output></output></form>`],
  ['a button of React', `<form ${react}><button>1</button></form>`],
  [
    'a quiz, whose result is said below it',
    `<section><form ${react}><input name="a">${send}</form><p role="status"></p></section>`,
  ],
  ['a text to copy', `<form><textarea readonly>a</textarea><button>Copiar</button></form>`],
  ['one that only scripts show', `<div class="jobs-tool"><form>${email}${send}</form></div>`],
  ['one in a dialog that a script opens', `<dialog><form>${email}${send}</form></dialog>`],
  ['the answer of a dialog', `<dialog open><form method="dialog">${send}</form></dialog>`],
  ...['No hay plazas', 'Aforo lleno', 'Concierto cancelado', 'Suspendido', 'Cancelled', 'No places left'].map(
    (words): [string, string] => [
      words,
      `<form method="post"><input name="a"><button disabled>${words}</button></form>`,
    ],
  ),
  ['one that is sold out', `<form method="post"><input name="a"><button disabled>Agotado</button></form>`],
  [
    'one that is closed',
    `<form method="post"><fieldset disabled><input name="a"></fieldset><button disabled>Enviar</button></form>`,
  ],
  [
    'a number of things that are gone',
    `<form method="post"><input type="number" name="a"><button disabled>Comprar</button></form>`,
  ],
  [
    'one field alone, which Enter sends',
    '<form action="/a"><input name="b"><select name="c"><option>1<option>2</select></form>',
  ],
  ['one thing to choose', '<form action="/a"><select name="b"><option>1</option></select></form>'],
  ['one whose button stands beside it', `<form id="b" action="/a">${choice}</form><button form="b">Ver</button>`],
  ['one whose button is for those without scripts', `<form action="/a">${choice}<noscript>${send}</noscript></form>`],
  ['a choice that only scripts show', `<div class="jobs-tool"><form action="/a">${choice}</form></div>`],
  ['a choice that scripts alone read', `<form>${choice}</form>`],
  ['a choice that is closed', `<form action="/a"><fieldset disabled>${choice}</fieldset></form>`],
  ['a step that is not ready', `<form method="post"><input name="a"><button disabled>Atrás</button>${send}</form>`],
])('a page may have a form: %s', (_, html) => expect(problemsOf(html)).toEqual([]));

it.each([
  ['an address of e-mail', `<form>${email}${send}</form>`],
  ['a message', `<form><textarea name="a"></textarea>${send}</form>`],
  ['a name', `<form><input autocomplete="given-name">${send}</form>`],
  ['an address that a function takes', `<form ${react}>${email}${send}<p role="status"></p></form>`],
  ['a text that a function takes', `<form ${react}><input name="a">${send}</form>`],
])('a page does not have a form that only scripts send: %s', (_, html) =>
  expect(problemsOf(html)).toEqual([
    'has the form “Enviar”, which nobody sends without scripts: method="post" and the route’s action send it either way',
  ]),
);

it.each([
  ['by its type', `<form action="/a">${email}</form>`],
  ['of a telephone', '<form method="get"><input type="tel" name="correo"></form>'],
  ['by what browsers fill in', '<form method="GET"><input name="correo" autocomplete="section-a family-name"></form>'],
])('a form does not write facts about a person into the address, known %s', (_, html) => {
  expect(problemsOf(html)).toEqual([
    'has the form “”, which would write “correo” into the address, where histories and logs keep it: method="post"',
  ]);
  expect(problemsOf(html, true)).toEqual([]);
});

it.each([
  ['in it', '<form method="post"><input name="a"><button disabled>Enviar</button></form>'],
  ['of a search', '<form role="search"><input type="search" name="a"><button disabled>Enviar</button></form>'],
  [
    'beside it',
    '<form id="b" method="post" aria-label="Enviar"><textarea name="a"></textarea></form><button form="b" disabled>Ir</button>',
  ],
])('a form does not wait for scripts with its button %s', (_, html) =>
  expect(problemsOf(html)).toEqual([
    'has the form “Enviar”, whose button is disabled: without scripts nobody can send it',
  ]),
);

it.each([
  ['a list', `<form action="/a" aria-label="Filtrar">${choice}</form>`],
  [
    'boxes',
    '<form role="search" id="Filtrar"><input type="checkbox" name="a"><button type="button">Más</button></form>',
  ],
  ['two texts', '<form method="post" aria-label="Filtrar"><input name="a"><input type="date" name="b"></form>'],
  ['a text of several lines', '<form method="post" aria-label="Filtrar"><textarea name="a"></textarea></form>'],
])('a form with %s has a button', (_, html) =>
  expect(problemsOf(html)).toEqual([
    'has the form “Filtrar”, which no button sends: without scripts nobody can send what they have chosen in it',
  ]),
);
