import { expect, it } from 'vitest';
import { readElements } from './elements.ts';
import { scriptedChoiceProblems } from './scripted-choices.ts';

const problemsOf = (html: string) =>
  scriptedChoiceProblems(readElements(`<main>${html}</main>`), new Set(['jobs-Play.module-line']));

it.each([
  '<button type="button" aria-pressed="true">Todas</button>',
  '<div role="tablist"><button role="tab">Todas</button></div>',
  '<button role="tab" aria-controls="a">Todas</button><div hidden><p id="a">Una</p></div>',
  '<button type="button" aria-pressed="true"><svg></svg><span>Todas</span></button>',
  '<span role="button" aria-pressed="false" tabindex="0">Todas</span>',
  '<button aria-pressed="false">Pausar</button><button aria-pressed="true">Todas</button>',
])('finds a choice that needs scripts: %s', (html) => {
  expect(problemsOf(html)).toEqual([
    'has the choice “Todas”, which does nothing without scripts: a link or a form does, or a style for (scripting: none) hides it',
  ]);
});

it.each([
  '<a href="?para=familias" aria-current="true">Todas</a>',
  '<form><button name="para" value="1" aria-pressed="true">Todas</button></form>',
  '<button form="filter" aria-pressed="true">Todas</button>',
  '<p class="jobs-Play.module-line"><button aria-pressed="false">Oír</button></p>',
  '<div hidden><button aria-pressed="false">Oír</button></div>',
  '<dialog><button role="tab">Oír</button></dialog>',
  '<button role="tab" aria-controls="a">Obras</button><div id="a" role="tabpanel">Una</div>',
  '<button type="button">Copiar</button>',
  '<ul><li>Uno</li></ul><button type="button" aria-pressed="false">Pausar</button>',
  '<video></video><button aria-pressed="true" aria-label="Silenciar"><svg></svg></button>',
  '<button aria-pressed="false">Reproducir</button><button aria-pressed="false">Full screen</button>',
  '<button type="button" aria-pressed="false" disabled>Todas</button>',
])('lets a page have %s', (html) => {
  expect(problemsOf(html)).toEqual([]);
});

it.each([
  'Para familias',
  'Plays',
  'Soundtracks',
  'Solo gratuitos',
  'Sin pausa',
  'Conciertos con pausa',
  'Pausa larga',
  'Con sonido',
  'Sound art',
])('“%s” is a choice', (words) => expect(problemsOf(`<button aria-pressed="false">${words}</button>`)).toHaveLength(1));

it.each([
  '⏸ Pausa',
  'Pausar el vídeo',
  'Desactivar el sonido',
  'Sonido',
  'Sound off',
  'Ver en pantalla completa',
  'Enter fullscreen',
])('“%s” is a button of a player', (words) =>
  expect(problemsOf(`<button aria-pressed="false">${words}</button>`)).toEqual([]),
);

it('a tab is a choice, whatever it is called', () =>
  expect(problemsOf('<button role="tab" aria-selected="true">Play</button>')).toHaveLength(1));

const long = 'Se pide el título superior. '.repeat(5);
const fold = '<button type="button" aria-expanded="false" aria-controls="b">Requisitos</button>';

it('finds a text that only scripts unfold', () => {
  expect(problemsOf(`<h3>${fold}</h3><div id="b" hidden><p>${long}</p></div>`)).toEqual([
    'has the fold “Requisitos”, which only scripts open: <details> does without, or a style for (scripting: none) shows what is in it',
  ]);
});

it.each([
  `${fold.replace('false', 'true')}<div id="b">${long}</div>`,
  `${fold}<div id="b">${long}</div>`,
  `${fold}<ul id="b" hidden><li>Facebook</li><li>WhatsApp</li></ul>`,
  `${fold}<ul id="b" role="menu" hidden><li>${long}</li></ul>`,
  `${fold}<div id="b" popover>${long}</div>`,
  `<form>${fold}<div id="b" hidden>${long}</div></form>`,
  `<div class="jobs-Play.module-line">${fold}</div><div id="b" hidden>${long}</div>`,
  `<details><summary>Requisitos</summary>${long}</details>`,
])('lets a page fold up %s', (html) => expect(problemsOf(html)).toEqual([]));
