import { describe, expect, it } from 'vitest';
import { look, refusesScripts, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand that take away what browsers do by themselves: faster than a whole site.
usePagesByHand();

const main = `<style>main a { display: block; line-height: 2 }</style><form method="post"><input type="email" name="correo">
  <input name="codigo" inputmode="numeric" maxlength="6"><button>Enviar</button></form><a href="/en">Obras</a>`;
const leading = (how: string) => `document.querySelector('main a').onclick = (event) => {
    ${how} event.preventDefault(); history.pushState({}, '', '/en'); };`;

describe('checkInBrowser() with a page that', () => {
  it.each<[string, string, string]>([
    [
      'lets nobody paste an address',
      `document.querySelector('[type=email]').onpaste = (event) => event.preventDefault()`,
      'lets nobody paste into <input name="correo">',
    ],
    [
      'lets nobody open the menu of a picture',
      `document.addEventListener('contextmenu', (event) => event.preventDefault())`,
      'prevents the menu of the browser (contextmenu) on <main>, and shows none of its own',
    ],
    [
      'lets nobody open its links in another tab',
      leading(''),
      'leads away in the same tab when somebody presses <a> “Obras” with the Ctrl key: such clicks are the browser’s',
    ],
  ])(...refusesScripts(main));

  it('puts in itself what is pasted, has a menu of its own, opens a link over the page and leaves clicks with keys alone: is accepted', async () => {
    const more = `<a href="/sala" class="quick">Sala</a><p class="menu" hidden>Copiar</p><p class="over" hidden>Sala</p><img alt="Sala" width="20" height="20" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">`;
    const page = `${leading('if (event.ctrlKey || event.metaKey) return;')}
      document.querySelector('[name=codigo]').onpaste = (event) => {
        event.preventDefault();
        const text = event.clipboardData.getData('text/plain');
        if (/^\\d{6}$/.test(text)) event.target.value = text;
      };
      document.querySelector('.quick').onclick = (event) => { event.preventDefault(); document.querySelector('.over').hidden = false; };
      document.querySelector('main').oncontextmenu = (event) => { event.preventDefault(); document.querySelector('.menu').hidden ^= true; };
      document.querySelector('img').oncontextmenu = (event) => { event.preventDefault(); event.stopPropagation(); };`;
    expect(await look('/portal-empleo', { main: main + more, page })).toEqual([]);
  }, 200_000);
});
