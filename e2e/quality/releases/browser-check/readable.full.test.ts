import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { look, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand: faster than a whole site.
usePagesByHand();

const words =
  'La orquesta busca una persona para el atril de trompa segunda con contrato desde enero y audición en Las Palmas';
const vacancies = `<ul class="list">${[1, 2, 3].map((one) => `<li>Vacante ${one}: ${words} número ${one}00</li>`).join('')}</ul>`;
const long = [1, 2, 3, 4].map((one) => `<p style="height: 150px">${words} hasta el día ${one}</p>`).join('');
const sentences = `<div class="text">${[1, 2, 3].map((one) => `<p>${words} hasta el día ${one}.</p>`).join('')}</div>`;
const styled = (css: string, html = vacancies) =>
  `<style>${css}</style><h1>Empleo en la orquesta y sus oficinas</h1>${html}`;
const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2299%22 height=%2299%22%3E%3Crect width=%2299%22 height=%2299%22 fill=%22navy%22/%3E%3C/svg%3E';

const facts = `<ul>${'audición despacho contrato plazo sueldo jornada requisitos méritos tribunal sede teléfono ensayo gira temporada convenio idioma título experiencia edad nacionalidad solicitud currículo resolución recurso lista reserva bolsa formación prácticas beca permiso vacaciones traslado seguro reloj cantina coro atril partitura préstamo'
  .split(' ')
  .map((one) => `<li>${one}</li>`)
  .join('')}</ul>`;
/** A square picture. */
const photo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGQAAABkCAAAAABVicqIAAAASklEQVR42u3YsQkAAAgDQfdfWidIZyFy6eXgS6vSOm3xAgKBQCAQCASyi6gCgUAgEAgE8gjREQKBQCAQCMTnTnoIBAKBQCCQg8gALKZ1lkmYUfQAAAAASUVORK5CYII=';

/** A black picture, whose file is small. @param width in pixels @param height in pixels */
function blackPicture(width: number, height: number): string {
  const chunk = (name: string, data: Buffer) => {
    const [size, named, sum] = [Buffer.alloc(4), Buffer.concat([Buffer.from(name), data]), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const parts = [chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]).toString('base64')}`;
}

describe('checkInBrowser() with a page that', () => {
  it.each([
    [
      'hides its list on tablets',
      styled('@media (700px < width < 900px) { .list { display: none } }'),
      'at a width of 768 pixels, but on narrower and wider screens',
    ],
    [
      'hides its list on large screens',
      styled('@media (width > 1500px) { .list { display: none } }'),
      'at a width of 1920 pixels, but on narrower and wider screens',
    ],
    [
      'hides on phones the link by which somebody applies',
      styled(
        '@media (width < 750px) { .apply { display: none } }',
        `${vacancies}<p class="apply"><a href="https://plazas.example/">Solicitar</a></p>`,
      ),
      'does not show the link to https://plazas.example/ on a phone, but on a usual screen, and nothing opens it there',
    ],
    [
      'hides its list on phones',
      styled(
        '@media (width < 750px) { .list { display: none } }',
        vacancies + facts.replace('<ul>', '<ul class="list">'),
      ),
      'on a phone, but on a usual screen, and nothing opens it there',
    ],
    [
      'writes its date over its title',
      styled(
        '.badge { position: absolute; margin-top: -40px }',
        `<h2>Trompa segunda</h2><p class="badge">Hasta el viernes</p>${vacancies}`,
      ),
      'writes “Hasta el viernes” over “Trompa segunda”, at a width of 1280 pixels',
    ],
    [
      'hides its list from screen readers',
      styled('', `<p>Plazas</p>${facts.replace('<ul', '<ul aria-hidden="true"')}`),
      'from screen readers (aria-hidden), and says it nowhere else',
    ],
    [
      'squeezes its picture',
      styled('.photo { width: 300px; height: 100px }', `<img class="photo" alt="Sala" src="${photo}">${vacancies}`),
      'squeezes the picture “Sala”: object-fit keeps its shape',
    ],
    [
      'has a picture for print',
      styled(
        '.photo { width: 300px; height: 200px }',
        `<img class="photo" alt="Sala" src="${blackPicture(6000, 4000)}">${vacancies}`,
      ),
      'has the picture “Sala” of 6000 × 4000 pixels: 16 million are the most, phones run out of memory',
    ],
    [
      'has pictures that push the text below them',
      styled(
        '.far { height: 900px }',
        `<p class="far">${words}</p>${`<p><img alt="Sala" src="${photo}"></p>`.repeat(3)}`,
      ),
      'has pictures without a place of their own, as “Sala”: width and height, or an aspect-ratio, keep the text from moving when they come',
    ],
    [
      'prints nothing',
      styled('@media print { main { display: none } }'),
      'prints hardly any of the texts that it shows',
    ],
    [
      'prints all but its sentences',
      styled('@media print { .text { display: none } }', facts + sentences),
      'does not print its sentences, as “La orquesta busca una persona para el atril de trompa segund”: a style for paper hides them',
    ],
    [
      'hides its list at each width',
      styled('.list { display: none }', facts.replace('<ul>', '<ul class="list">')),
      'shows “audición” to nobody, and most of its other words: styles or “hidden” hide them',
    ],
    [
      'is wider than a large screen',
      styled('@media (width > 1000px) { .list { width: 110vw } }'),
      'pixels wide on a screen of 1024',
    ],
    [
      'writes in the colour of the paper',
      styled('main { background: white } .list { color: white }'),
      'in the colour of what is behind it: nobody can read it',
    ],
    [
      'cuts off a long text, with a button that does something else',
      styled(
        '.cut { height: 200px; overflow: hidden }',
        `<div class="cut">${vacancies}${long}<button type="button">Imprimir</button></div>`,
      ),
      'cuts off “La orquesta busca una persona para el atril de trompa segund”, at a width of 1280 pixels: nothing scrolls or opens what holds it',
    ],
    [
      'cuts off a long text on phones alone',
      styled('@media (width < 500px) { .cut { height: 200px; overflow: clip } }', `<div class="cut">${long}</div>`),
      'at a width of 360 pixels: nothing scrolls or opens what holds it',
    ],
    [
      'has titles in boxes of one height',
      styled('h2 { height: 40px; overflow: hidden }', `<h2>Trompa segunda</h2>${vacancies}`),
      'cuts off “Trompa segunda” where letters are twice as large, at a width of 1280 pixels',
    ],
    [
      'has a label that may not be wider than its box',
      styled('b { display: block; width: 160px; overflow: hidden; white-space: nowrap }', `<b>Hasta el 3 de enero</b>`),
      'cuts off “Hasta el 3 de enero” where letters are twice as large, at a width of 1280 pixels',
    ],
  ])(
    '%s: refuses the release with the reason',
    async (_, main, reason) => {
      expect(await look('/portal-empleo', { main })).toEqual([expect.stringContaining(reason)]);
    },
    200_000,
  );

  it.each<[string, string, string]>([
    ['a button opens that stands beside a wrapper', '', `<button type="button">Más</button>`],
    [
      'a box to tick opens',
      '.all:has(input:checked) .cut { height: auto }',
      '<label><input type="checkbox">Más</label>',
    ],
    ['opens under the mouse', '.cut:hover { height: auto }', ''],
    ['has a pane of its own that scrolls', '.cut > div { height: 100%; overflow: auto }', ''],
    [
      'is a teaser of another page',
      '',
      `<a href="/en">Leer</a><p>${vacancies.repeat(3).replaceAll('Vacante', 'Puesto')}</p>`,
    ],
    [
      'moves through its box',
      '@media (prefers-reduced-motion: no-preference) { .cut > div { animation: up 9s infinite linear } } @keyframes up { to { translate: 0 -100% } }',
      '',
    ],
  ])(
    'cuts off a text that %s: is accepted',
    async (_, css, beside) => {
      const main = `<article class="all"><div><div class="cut"><div tabindex="0">${long}</div></div></div>${beside}</article>`;
      // It hears nothing for a while after it has been loaded again, as on a slow machine.
      const page = `if (performance.getEntriesByType('navigation')[0].type === 'reload')
        await new Promise((resolve) => setTimeout(resolve, 4_000));
      document.querySelector('main button')?.addEventListener('click', () => {
        document.querySelector('.cut').style.height = 'auto';
      })`;
      const faults = { main: styled(`.cut { height: 200px; overflow: hidden } ${css}`, main), page };
      expect(await look('/portal-empleo', faults)).toEqual([]);
    },
    200_000,
  );

  it('has another arrangement for each width, folds for phones, a pile, a poster that is said in words, a picture cut to its box, white words over a picture that show the focus, golden words, titles that grow or end in an ellipsis, and prints its texts alone: is accepted', async () => {
    const css = `.table { display: none } @media (width > 900px) { .cards { display: none } .table { display: block } }
      @media print { nav { display: none } }
      figure { position: relative; height: 100px; margin: 0 } img { position: absolute; inset: 0; width: 100%; height: 100% }
      figcaption, figcaption a { position: relative; color: white } a:focus-visible { outline: 2px solid currentColor }
      @media (width > 700px) { .soft { margin-inline: -8px; width: calc(100vw + 15px) } } .soft { color: #767676 } .night { background: #101010 }
      .gold { background: linear-gradient(90deg, gold, coral); background-clip: text; color: transparent }
      .few { display: none } @media (width < 750px) { .few { display: block } .many { display: none } }
      .pile { position: relative; height: 30px } .pile p { position: absolute; inset: 0; margin: 0; background: white } .photo { width: 200px; height: 100px; object-fit: cover; position: static }
      h2 { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 160px } h3 { overflow: hidden; min-height: 30px }`;
    const main = `<nav><a href="/">Filtrar</a></nav><div class="cards">${vacancies}</div><div class="table">${vacancies}</div>
      <div class="many">${facts}<a href="https://plazas.example/">Solicitar</a></div><details class="few"><summary>Más</summary>${facts}<a href="https://plazas.example/">Solicitar</a></details>
      <div class="pile"><p>Trompa primera</p><p>Trompa segunda</p></div><div aria-hidden="true">${vacancies}</div><img class="photo" alt="Sala" src="${photo}">
      <figure><img alt="" src="${picture}"><figcaption><a href="/">Trompas en el ensayo</a></figcaption></figure>
      <div class="night"><p class="gold">Trompas <b>doradas</b></p></div><p class="soft">Hasta el viernes</p>
      <h2>Trompa segunda</h2><h3>Trompa segunda de la orquesta</h3>`;
    expect(await look('/portal-empleo', { main: styled(css, main) })).toEqual([]);
  }, 200_000);

  it.each([
    ['a list without its teasers', '', `<ul><li>${sentences}</li></ul>`],
    ['what its button says', '', `${sentences}<button type="button">Imprimir la entrada</button>`],
    [
      'a part for paper alone',
      '.paper { display: none } @media print { .paper { display: block } }',
      `${sentences}<p class="paper">Entrada 7</p>`,
    ],
  ])(
    'prints %s: is accepted',
    async (_, css, main) => {
      const hiding = `${css} @media print { .text { display: none } }`;
      expect(await look('/portal-empleo', { main: styled(hiding, facts + main) })).toEqual([]);
    },
    200_000,
  );

  it('adapts to another width a moment later, with a transition, other words and a style sheet: is accepted', async () => {
    const css = `.wide { width: 40rem; transition: all 0.3s } @media (width < 700px) { .wide { width: 100% } }
      @media (700px < width < 900px) { .list:not(.drawn) { display: none } }
      h2 { height: 24px; font-size: 1rem; overflow: hidden }`;
    const page = `const sheet = new CSSStyleSheet();
      sheet.replaceSync('main h2 { height: auto }');
      matchMedia('(width < 500px)').onchange = () => { document.adoptedStyleSheets = [sheet]; };
      const draw = () => document.querySelector('.list').classList.add('drawn');
      matchMedia('(700px < width < 900px)').onchange = () => setTimeout(draw, 700);`;
    const main = styled(css, `<h2 class="wide">Trompa segunda</h2>${vacancies}`);
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);
});
