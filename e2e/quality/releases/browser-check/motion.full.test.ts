import { describe, expect, it } from 'vitest';
import { look, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand that move by themselves: faster than a whole site.
usePagesByHand();

const keyframes = `@keyframes turn { to { transform: rotate(360deg) } } @keyframes blink { 50% { opacity: 0 } }
  @keyframes tint { to { color: #333 } } @keyframes still { from, to { transform: none } }`;
const styled = (css: string, html: string) => `<style>${keyframes} ${css}</style>${html}`;
const line = '<p>Trompa segunda</p>';
const long = '<div style="height: 1500px">Trompa segunda</div>';
const field = '<label>Correo <input name="email"></label>';
const scrolls = 'before anybody has touched it';

describe('checkInBrowser() with a page that', () => {
  it.each<[string, string, string, string]>([
    [
      'blinks for ever for those who want less motion',
      styled('p { animation: blink 1s steps(2) infinite }', line),
      '',
      'moves <p> “Trompa segunda” for ever, although its visitor has asked for less motion',
    ],
    [
      'puts one slide in place of another every few seconds',
      '<figure class="slide">Trompa segunda con contrato desde enero</figure>',
      `const slides = ['Trompa segunda con contrato desde enero', 'Concierto benéfico para familias numerosas mañana'];
      let at = 0;
      setInterval(() => { document.querySelector('.slide').textContent = slides[++at % 2]; }, 4000)`,
      'moves on by itself again and again, although its visitor has asked for less motion, and has no button that stops it (WCAG 2.2.2)',
    ],
    [
      'turns something before a text by script, very often',
      `<h2></h2>${line}`,
      `document.querySelector('h2').animate({ rotate: '360deg' }, { duration: 900, iterations: 9999 })`,
      'moves <h2> for ever, although its visitor has asked for less motion',
    ],
    [
      'asks for each frame for ever',
      line,
      `(function follow() { requestAnimationFrame(follow); })()`,
      'works in each frame for ever, although nothing on it changes: it keeps the device awake',
    ],
    [
      'looks for something with a short interval, for ever',
      line,
      `setInterval(() => document.querySelector('.late'), 20)`,
      'works in each frame for ever, although nothing on it changes: it keeps the device awake',
    ],
    [
      'scrolls to its form after some seconds',
      `${long}<form></form>`,
      `setTimeout(() => document.querySelector('form').scrollIntoView({ behavior: 'smooth' }), 3000)`,
      `/^scrolls down by \\d+ pixels ${scrolls}$/`,
    ],
    [
      'opens a dialog after some seconds on phones',
      `${line}<dialog aria-label="Avisos"><form method="dialog"><button>Cerrar</button></form></dialog>`,
      `if (innerWidth < 750) setTimeout(() => document.querySelector('dialog').showModal(), 9000)`,
      'on a phone opens <dialog> “Avisos” over the page before anybody has pressed anything',
    ],
    [
      'opens a popover after some seconds',
      `${line}<div popover="manual" style="width: 90%; height: 40%">Boletín</div>`,
      `setTimeout(() => document.querySelector('[popover]').showPopover(), 9000)`,
      'on a phone opens <div> “Boletín” over the page before anybody has pressed anything',
    ],
    [
      'opens a dialog that is not modal over its middle',
      `${line}<dialog aria-label="Avisos" style="position: fixed; inset: 10%; margin: 0; width: 80%; height: 80%"><form method="dialog"><button>Cerrar</button></form></dialog>`,
      `if (innerWidth < 750) document.querySelector('dialog').show()`,
      'on a phone opens <dialog> “Avisos” over the page before anybody has pressed anything',
    ],
    [
      'scrolls to its form on phones',
      `${long}<form></form>`,
      `if (innerWidth < 750) document.querySelector('form').scrollIntoView()`,
      `/^on a phone scrolls down by \\d+ pixels ${scrolls}$/`,
    ],
    [
      'moves the focus into a field at its end, without scrolling',
      long + field,
      `document.querySelector('input').focus({ preventScroll: true })`,
      `moves the focus into <input name="email">, below the first screen, ${scrolls}`,
    ],
  ])(
    '%s: refuses the release with the reason',
    async (_title, main, page, sentence) => {
      const words = /^\/(.*)\/$/.exec(sentence)?.[1]?.replace('^', '^/portal-empleo ');
      const expected = words ? (expect.stringMatching(words) as string) : `/portal-empleo ${sentence}`;
      expect(await look('/portal-empleo', { main, page })).toEqual([expected]);
    },
    200_000,
  );

  it('moves for those who do not mind, a few times, in colour, where nobody sees it, or not at all; focuses its first field: is accepted', async () => {
    const css = `@media (prefers-reduced-motion: no-preference) { .all { animation: turn 2s infinite } }
      .some { animation: turn 1s 3 } .tint { animation: tint 1s infinite alternate } .still { animation: still 1s infinite }
      .short { animation: turn 1ms infinite } .paused { animation: turn 1s infinite paused } .hidden { animation: turn 1s infinite; visibility: hidden }`;
    const lines = ['all', 'some', 'tint', 'still', 'short', 'paused', 'hidden'].map(
      (one) => `<p class="${one}">${one}</p>`,
    );
    const page = `document.querySelector('input').focus();
      document.querySelector('main').insertAdjacentHTML('beforeend', '<figure><button type="button">Pausa</button><span>Trompa segunda con contrato</span></figure><h2>0</h2>');
      document.querySelector('figure button').onclick = () => {};
      let at = 0;
      setInterval(() => { document.querySelector('h2').textContent = 'Faltan ' + ++at; document.querySelector('figure span').textContent = ['Trompa segunda con contrato', 'Concierto benéfico para familias'][at % 2]; }, 4000)`;
    expect(await look('/portal-empleo', { main: styled(css, field + lines.join('') + long), page })).toEqual([]);
  }, 200_000);

  it('shows a note at the edge of the window and a hint in its middle, or a dialog as a part of its text: is accepted', async () => {
    const main = `${line}<div popover="manual" style="inset: auto 0 0; width: 90%">Guardado</div><div popover="manual">Arrastre el mapa</div>
      <dialog open aria-label="Avisos" style="position: static; height: 900px">Sin avisos</dialog>`;
    const page = `for (const one of document.querySelectorAll('[popover]')) one.showPopover();`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);

  const drawing = (inside: string) =>
    `<svg width="40" height="40"><circle r="9" cx="9" cy="9">${inside}</circle></svg>`;
  const film = `<canvas hidden></canvas><video muted width="90" height="60"></video>`;
  const plays = (
    more = '',
  ) => `const [canvas] = document.querySelectorAll('canvas'), [film] = document.querySelectorAll('video');
    canvas.getContext('2d').fillRect(0, 0, 9, 9);
    film.srcObject = canvas.captureStream(5); film.loop = true; ${more}
    await film.play();`;

  it('has a film that begins anew for ever, or a drawing that turns: refuses it', async () => {
    const sentence = (what: string) =>
      `/portal-empleo moves ${what} for ever, although its visitor has asked for less motion`;
    expect(await look('/portal-empleo', { main: film + line, page: plays() })).toEqual([sentence('<video>')]);
    const turning =
      '<animateTransform attributeName="transform" type="rotate" to="360" dur="2s" repeatCount="indefinite"/>';
    expect(await look('/portal-empleo', { main: drawing(turning) + line })).toEqual([
      sentence('<circle> of a drawing (<animateTransform>)'),
    ]);
  }, 400_000);

  it('has a film with controls, or a drawing that moves once or in colour: is accepted', async () => {
    const calm =
      '<animate attributeName="cx" to="20" dur="1s" repeatCount="2"/><animate attributeName="fill" to="red" dur="1s" repeatCount="indefinite"/>' +
      '<animate attributeName="r" to="12" dur="1s" begin="click" repeatCount="indefinite"/>';
    const main = `${drawing(calm)}${film}<button type="button">Pausa</button>${line}`;
    const page = `${plays()} document.querySelector('main button').onclick = () => film.pause();`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 400_000);

  it('counts up to a figure, tells the second, or draws: is accepted', async () => {
    const page = (code: string, main = '<h2>0</h2>') => look('/portal-empleo', { main: main + line, page: code });
    const follow = (work: string) => `(function follow() { ${work}; requestAnimationFrame(follow); })()`;
    expect(await page(`let at = 0; (function count() { if (++at < 20) requestAnimationFrame(count); })()`)).toEqual([]);
    expect(
      await page(follow(`document.querySelector('h2').textContent = Math.floor(performance.now() / 1000)`)),
    ).toEqual([]);
    expect(await page(follow(''), '<canvas></canvas>')).toEqual([]);
  }, 400_000);

  it('focuses the result of a query, below the first screen: is accepted', async () => {
    const [path, main] = ['/portal-empleo/oferta/7', `${long}<h2 tabindex="-1">Un resultado</h2>`];
    const page = `document.querySelector('h2').focus()`;
    expect(await look(path, { main, page }, { example: `${path}?busca=trompa` })).toEqual([]);
  }, 200_000);

  it('has parts of others that move on the home page: is accepted, unlike one that moves itself', async () => {
    const others = `<style>${keyframes}</style><p style="animation: turn 1s infinite">x</p>`;
    expect(await look('/', { others })).toEqual([]);
    const slot = `document.querySelector('[data-slot="home.jobs"] a').animate({ opacity: [1, 0] }, { duration: 900, iterations: Infinity })`;
    expect(await look('/', { slot })).toEqual([
      '/ moves <a> “Empleo” for ever, although its visitor has asked for less motion',
    ]);
  }, 200_000);
});
