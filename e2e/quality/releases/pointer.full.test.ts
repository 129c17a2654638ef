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

  it('loads what each line needs when the mouse comes to it, and where it stays; has a drawing and a pane for fingers: is accepted', async () => {
    const main = `<style>main { touch-action: pan-y pinch-zoom }</style>
      <div style="touch-action: none; height: 300px">Dibujo</div>
      <div style="touch-action: none; pointer-events: none; height: 1000px">Fondo</div>${list}`;
    const page = `for (const line of document.querySelectorAll('li')) {
        line.onmouseenter = () => fetch('/poll?enter');
        line.addEventListener('mousemove', () => fetch('/poll?first'), { once: true });
      }
      new IntersectionObserver(() => history.replaceState(history.state, '', '#leido')).observe(document.querySelector('ul'));
      let timer;
      document.querySelector('ul').onpointermove = () => {
        clearTimeout(timer);
        timer = setTimeout(() => fetch('/poll?stays'), 200);
      };`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);
});
