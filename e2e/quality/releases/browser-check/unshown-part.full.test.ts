import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../../shell/src/releases/gate/browser/open-browser.ts';
import { unshownProblems } from '../../../../shell/src/releases/gate/browser/readable/unshown-part.ts';

// One page for all rows: what a part shows is read from it as it is.
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
}, 60_000);
afterAll(() => browser?.close());

const list = `<ul class="list">${'audición despacho contrato plazo sueldo jornada requisitos méritos tribunal sede teléfono ensayo gira temporada convenio idioma título experiencia edad nacionalidad solicitud currículo resolución recurso lista reserva bolsa formación'
  .split(' ')
  .map((one) => `<li>${one}</li>`)
  .join('')}</ul>`;
const hidden = list.replace('<ul', '<ul hidden');

async function problemsOf(css: string, main: string, script = ''): Promise<string[]> {
  const html = `<style>${css}</style><main style="min-height: 3000px"><h1>Empleo</h1>${main}</main><script>${script}</script>`;
  await page.setContent(html);
  return unshownProblems(page, { within: 'main', restore: () => page.setContent(html) });
}

it.each([
  ['display: none'],
  ['visibility: hidden'],
  ['opacity: 0'],
  ['color: transparent'],
  ['font-size: 0'],
  ['position: absolute; left: -9999px'],
  ['clip-path: inset(100%)'],
  ['content-visibility: hidden'],
])(
  'finds a list that nobody sees at any width: %s',
  async (css) =>
    expect(await problemsOf(`.list { ${css} }`, list)).toEqual([
      'shows “audición” to nobody, and most of its other words: styles or “hidden” hide them',
    ]),
  60_000,
);

it('finds a list that an attribute hides, and a part without a word that is seen', async () => {
  expect(await problemsOf('', `<button type="button">Imprimir</button>${hidden}`)).toHaveLength(1);
  expect(
    await problemsOf('main { display: none }', '<p>Se busca una persona para el atril de trompa segunda</p>'),
  ).toEqual(['shows “Empleo” to nobody, and most of its other words: styles or “hidden” hide them']);
}, 60_000);

it.each<[string, string, string, string?]>([
  ['as it is', '', list],
  ['in a fold', '', `<details><summary>Más</summary>${list}</details>`],
  [
    'when a tab is pressed',
    '',
    `<button type="button" role="tab">Datos</button>${hidden}`,
    `document.querySelector('button').onclick = () => { document.querySelector('.list').hidden = false; };`,
  ],
  [
    'when a box is ticked',
    '.list { display: none } :checked ~ .list { display: block }',
    `<input type="checkbox">${list}`,
  ],
  [
    'when somebody scrolls to it',
    '.list { opacity: 0; margin-top: 2000px }',
    list,
    `addEventListener('scroll', () => { if (scrollY > 900) document.querySelector('.list').style.opacity = 1; });`,
  ],
  ['on paper', '.list { display: none } @media print { .list { display: block } }', list],
  ['on a phone', '.list { display: none } @media (width < 500px) { .list { display: block } }', list],
  ['to screen readers alone', '.list { position: absolute; width: 1px; height: 1px; overflow: hidden }', list],
  ['one slide after the other', '.list { display: flex; overflow-x: auto } li { flex: none; width: 90% }', list],
  [
    'one slide after the other, by moving them',
    'div { overflow: hidden } .list { display: flex; translate: -3000px } li { flex: none; width: 90% }',
    `<div>${list}</div>`,
  ],
  ['in a later step of a form', '', `<form method="post"><p>Paso</p>${hidden}<button>Seguir</button></form>`],
  ['in a dialog', '', `<dialog>${list}</dialog>`],
  [
    'in golden letters',
    '.list { background: linear-gradient(gold, coral); background-clip: text; color: transparent }',
    list,
  ],
  ['a second time', '.few { display: none }', `${list}<div class="few">${list}</div>`],
])(
  'lets pass a list that is shown %s',
  async (_, css, main, script) => expect(await problemsOf(css, main, script)).toEqual([]),
  60_000,
);
