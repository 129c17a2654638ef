import { describe, expect, it } from 'vitest';
import { look, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand, which are left without loading another document: faster than a whole site.
usePagesByHand();

const main = '<p>noviembre <b>de 2026</b> <a href="/otra">Otra</a></p>';
const path = '/portal-empleo/oferta/7';
/** A page that begins when it is shown, and ends when it is left. */
const shown = (begin: string, end = '') => `
  let stop = new AbortController();
  const begin = () => { ${begin} };
  begin();
  document.querySelector('header a').addEventListener('click', (event) => {
    event.preventDefault();
    history.pushState({}, '', '/');
    stop.abort();
    stop = new AbortController();
    ${end}
  });
  addEventListener('popstate', begin);`;

describe('checkInBrowser() with a page that', () => {
  it.each<[string, string, string]>([
    [
      'never removes its listener',
      shown(`document.addEventListener('keydown', () => {})`),
      'leaves a listener to keydown behind each time that it is left',
    ],
    [
      'never clears its interval',
      shown(`setInterval(() => {}, 30_000)`),
      'leaves an interval behind each time that it is left',
    ],
    [
      'has a timer that sets itself again for ever',
      shown(`const ask = () => { fetch('/poll?offers'); setTimeout(ask, 15_000); }; ask()`),
      'leaves a timer that sets itself again behind each time that it is left',
    ],
    [
      'has a timer that sets itself again after each answer',
      shown(`const ask = async () => { await fetch('/poll?offers'); setTimeout(ask, 20_000); }; void ask()`),
      'leaves a timer that sets itself again behind each time that it is left',
    ],
    [
      'appends a note to the body and never removes it',
      shown(`const notes = Object.assign(document.createElement('div'), { className: 'notes' });
        notes.innerHTML = '<p style="position: fixed; bottom: 0">Nota</p>'; document.body.append(notes);`),
      'leaves <div class="notes"> in <body> behind each time that it is left',
    ],
    [
      'throws when it is shown for the second time',
      shown(`if (globalThis.isBack) queueMicrotask(() => { throw new Error('no canvas'); });
        globalThis.isBack = true`),
      'throws: no canvas, for whoever comes back to it',
    ],
    [
      'computes another month in its browser than the server did',
      shown(`if (location.pathname === '${path}' && globalThis.isBack)
        document.querySelector('main').innerHTML = '<p>octubre <b>de 2026</b></p>';
        globalThis.isBack = true`),
      'shows “octubre” in place of “noviembre” to whoever comes by a link inside the site',
    ],
    [
      'leads elsewhere when its browser has made it',
      shown(
        `document.querySelector('main a')?.setAttribute('href', globalThis.isBack ? '/en/otra' : '/otra'); globalThis.isBack = true`,
      ),
      'shows “/en/otra” in place of “/otra” to whoever comes by a link inside the site',
    ],
  ])(
    '%s: refuses the release with the reason',
    async (_title, page, sentence) => {
      expect(await look(path, { main, page }, { example: path })).toEqual([`${path} ${sentence}`]);
    },
    200_000,
  );

  const home = (
    back: string,
  ) => `document.querySelector('header').insertAdjacentHTML('beforeend', '<a href="/otra">Otra</a>');
    document.querySelector('header a:last-child').onclick = (event) => { event.preventDefault(); history.pushState({}, '', '/otra'); };
    const part = document.querySelector('[data-slot="home.jobs"]');
    addEventListener('popstate', () => { ${back} });`;
  it('shows its part of the home page only when that is loaded: refuses the release with the reason', async () => {
    expect(await look('/', { page: home(`part.innerHTML = ''`) })).toEqual([
      '/ shows “” in place of “/” to whoever comes by a link inside the site',
    ]);
  }, 200_000);

  it('shows its part of the home page a moment later to those who come back: is accepted', async () => {
    const page = home(
      `const shown = part.innerHTML; part.innerHTML = ''; setTimeout(() => { part.innerHTML = shown; }, 500);`,
    );
    expect(await look('/', { page })).toEqual([]);
  }, 200_000);

  it('shows something else each time: is accepted', async () => {
    const page = shown(`document.querySelector('main').textContent = String(Math.random())`);
    expect(await look(path, { page }, { example: path })).toEqual([]);
  }, 200_000);

  it('removes its listener and its note and ends its timers, or begins them only once: is accepted', async () => {
    const page = shown(
      `document.addEventListener('keydown', () => {}, { signal: stop.signal }); globalThis.own = setInterval(() => {}, 30_000);
      globalThis.only ??= setInterval(() => {}, 30_000); document.addEventListener('keyup', globalThis.hear ??= () => {});
      const again = () => { globalThis.next = setTimeout(again, 5000); };
      again();
      setTimeout(() => setTimeout(() => {}, 50_000), 40_000);
      globalThis.note = Object.assign(document.createElement('p'), { textContent: 'Nota' });
      document.body.append(globalThis.note);
      globalThis.layer ??= document.body.appendChild(Object.assign(document.createElement('aside'), { textContent: 'Avisos' }));`,
      `clearInterval(globalThis.own); clearTimeout(globalThis.next); globalThis.note.remove();`,
    );
    expect(await look(path, { page }, { example: path })).toEqual([]);
  }, 200_000);

  it('tries again twelve times, shows notes that move away, and leaves elements that nobody sees: is accepted', async () => {
    const page = shown(`const tryAgain = (left) => left > 0 && setTimeout(() => tryAgain(left - 1), 20_000);
      tryAgain(12);
      const add = (more) => document.body.appendChild(Object.assign(document.createElement('p'), { style: 'position: fixed; bottom: 0', ...more }));
      const timed = add({ textContent: 'Guardado' });
      setTimeout(() => timed.remove(), 4000);
      const moved = add({ textContent: 'Bienvenido', className: 'moved' });
      moved.animate({ translate: ['0 0', '0 9px'] }, 4000).onfinish = () => moved.remove();
      add({ className: 'portal' });
      add({ textContent: 'Medida', className: 'measure', style: 'position: absolute; visibility: hidden' });
      const limit = new AbortController();
      setTimeout(() => limit.abort(), 30_000);
      fetch('/poll?offers', { signal: limit.signal });
      fetch('/slow', { signal: stop.signal });`);
    expect(await look(path, { page }, { example: path })).toEqual([]);
  }, 200_000);
});
