import { describe, expect, it } from 'vitest';
import { look, refusesPages, usePagesByHand } from './pages-by-hand.ts';

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
      'throws when the mouse comes to a line',
      list,
      `document.querySelector('ul').onmouseover = () => { document.querySelector('main img').src = ''; }`,
      `throws when the mouse comes to a part of it: Cannot set properties of null (setting 'src')`,
    ],
    [
      'lets nobody select its texts',
      `<style>main { user-select: none }</style>${list.replaceAll('Vacante', 'Una vacante de trompa')}`,
      '',
      'lets nobody copy “Una vacante de trompa 0”',
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
    [
      'has a colour over its links that takes the presses',
      `<style>.hero { position: relative; line-height: 2 } .hero::after { content: ''; position: absolute; inset: 0; background: #0001 }</style>
        <div class="hero"><h2>Vacantes</h2><a href="/en">Ver las bases</a></div>`,
      '',
      'lets nobody press <a> “Ver las bases”: <div class="hero">, or its ::before or ::after, lies over it',
    ],
    [
      'has a button that lets presses through',
      `<style>.off { pointer-events: none }</style><p><button type="button" class="off">Oír</button></p>`,
      '',
      'lets nobody press <button> “Oír”: its style lets presses through (pointer-events: none)',
    ],
  ])(...refusesPages);

  it('has links in a pile, below the end of a folded text, in a card that is pressed as a whole, and boxes below their pictures: is accepted', async () => {
    const main = `<style>main a, main label { display: block; line-height: 2 } .pile { position: relative; height: 80px } .pile a { position: absolute; inset: 0; background: white }
        .text { position: relative; height: 100px; overflow: hidden } .text::after { content: ''; position: absolute; inset: 50px 0 0; background: #0001 }
        .card { position: relative; padding: 30px } .card .all::after { content: ''; position: absolute; inset: 0 }
        .whole a { pointer-events: none } label { position: relative; min-height: 30px } label input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: .01 } label span { position: absolute; inset: 0; background: #eee }
        .file { position: relative } .file input { position: absolute; inset: 0; opacity: 0 } .still { pointer-events: none }</style>
      <div class="pile"><a href="/uno">Uno</a><a href="/dos">Dos</a></div>
      <div class="text"><p>Texto<br>Texto</p><a href="/tres">Tres</a><p>Texto<br>Texto<br>Texto</p></div>
      <article class="card"><a class="all" href="/en">Concierto</a><a class="of" href="/cuatro">Sala</a></article>
      <article class="whole"><a href="/cinco">Cinco</a></article><label><input type="checkbox"><span>Sí</span></label>
      <div class="file"><button type="button">Elegir</button><input type="file"></div><a href="/seis" class="still" aria-disabled="true">Seis</a>`;
    const page = `document.querySelector('.whole').onclick = () => history.pushState({}, '', '/cinco')`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);

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
