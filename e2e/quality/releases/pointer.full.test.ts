import { describe, expect, it } from 'vitest';
import { look, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand that are read with a mouse or a finger: faster than a whole site.
usePagesByHand();

const list = `<ul>${Array.from({ length: 40 }, (_, place) => `<li>Vacante ${place}</li>`).join('')}</ul>`;

describe('checkInBrowser() with a page that', () => {
  it.each<[string, string, string, string]>([
    [
      'asks again with each movement of the mouse',
      list,
      `document.querySelector('ul').onmousemove = () => fetch('/poll')`,
      'asks for /poll again and again while somebody moves the mouse over it',
    ],
    [
      'adds an entry to the history when what is in its middle comes into view',
      `${list}<h2 style="margin-top: 600px">Bases</h2>`,
      `new IntersectionObserver(([entry]) => { if (entry.isIntersecting) history.pushState({}, '', '#bases'); }).observe(document.querySelector('h2'))`,
      'adds an entry to the history when somebody scrolls',
    ],
    [
      'is not scrolled by touches',
      `<style>main { touch-action: none }</style>${list}`,
      '',
      'cannot be scrolled on a phone: <main> “Vacante 0 Vacante 1 Vacante 2 Vacante 3” takes no touches (touch-action)',
    ],
    [
      'keeps fingers from scrolling by a script',
      list,
      `document.querySelector('ul').addEventListener('touchmove', (event) => event.preventDefault(), { passive: false })`,
      'cannot be scrolled on a phone: <ul> “Vacante 0 Vacante 1 Vacante 2 Vacante 3” prevents touches from scrolling (preventDefault)',
    ],
    [
      'is scrolled only sideways in a part of it',
      `<section style="touch-action: pan-x; height: 1000px">${list}</section>`,
      '',
      'cannot be scrolled on a phone: <section> “Vacante 0 Vacante 1 Vacante 2 Vacante 3” takes no touches (touch-action)',
    ],
    [
      'cannot be enlarged with two fingers',
      `<style>main { touch-action: pan-y }</style>${list}`,
      '',
      'cannot be enlarged with two fingers: <main> “Vacante 0 Vacante 1 Vacante 2 Vacante 3” has a touch-action without pinch-zoom (WCAG 1.4.4)',
    ],
  ])(
    '%s: refuses the release with the reason',
    async (_title, main, page, sentence) => {
      expect(await look('/portal-empleo', { main, page })).toEqual([`/portal-empleo ${sentence}`]);
    },
    200_000,
  );

  it('loads what each line needs when the mouse comes to it, and where it stays; has a drawing and a pane for fingers, and is swiped sideways: is accepted', async () => {
    const main = `<style>main { touch-action: pan-y pinch-zoom }</style>
      <div style="touch-action: none; height: 300px">Dibujo</div>
      <div style="touch-action: none; pointer-events: none; height: 1000px">Fondo</div>${list}`;
    const page = `for (const line of document.querySelectorAll('li')) {
        line.onmouseenter = () => fetch('/poll?enter');
        line.addEventListener('mousemove', () => fetch('/poll?first'), { once: true });
      }
      new IntersectionObserver(() => history.replaceState(history.state, '', '#leido')).observe(document.querySelector('ul'));
      let from;
      document.querySelector('ul').addEventListener('touchstart', ({ touches }) => { from = touches[0]; });
      document.querySelector('ul').addEventListener('touchmove', (event) => {
        const [to] = event.touches;
        if (Math.abs(to.clientX - from.clientX) > Math.abs(to.clientY - from.clientY)) event.preventDefault();
      }, { passive: false });
      let timer;
      document.querySelector('ul').onpointermove = () => {
        clearTimeout(timer);
        timer = setTimeout(() => fetch('/poll?stays'), 200);
      };`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);
});
