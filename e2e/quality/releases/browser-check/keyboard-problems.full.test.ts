import { describe, expect, it } from 'vitest';
import { look, refusesPages, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand, which somebody with a keyboard uses: faster than a whole site.
usePagesByHand();

const styled = (css: string) => `<style>${css}</style>`;

describe('checkInBrowser() with a page that', () => {
  const unfold = `for (const head of document.querySelectorAll('h3'))
    head.addEventListener('click', () => { head.nextElementSibling.hidden = !head.nextElementSibling.hidden; });`;
  it.each<[string, string, string, string]>([
    [
      'unfolds with a click on a heading',
      `<ul><li><h3>Estatutos</h3><div hidden><a href="/">Leer</a></div></li></ul>`,
      unfold,
      'takes clicks where no keyboard comes: <h3> “Estatutos” (what repeats another way has aria-hidden)',
    ],
    [
      'unfolds in a fold',
      `<details><summary>Más</summary><ul><li><h3>Estatutos</h3><div hidden>x</div></li></ul></details>`,
      unfold,
      'takes clicks where no keyboard comes: <h3> “Estatutos” (what repeats another way has aria-hidden)',
    ],
    [
      'leads elsewhere with a click on a picture',
      `<p><img alt="Sala" width="20" height="20" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"></p>`,
      `document.querySelector('img').onclick = () => { location.href = '/en'; }`,
      'takes clicks where no keyboard comes: <img> (what repeats another way has aria-hidden)',
    ],
    [
      'shows a moment after a click on a heading what it asks for',
      `<ul><li><h3>Estatutos</h3><p></p></li></ul>`,
      `document.querySelector('h3').onclick = async () => { await fetch('/poll'); document.querySelector('main p').textContent += 'x'; }`,
      'takes clicks where no keyboard comes: <h3> “Estatutos” (what repeats another way has aria-hidden)',
    ],
    [
      'swallows every key in a part of it',
      `<div class="own"><a href="/">Discos</a></div>`,
      `document.querySelector('.own').onkeydown = (event) => event.preventDefault()`,
      'swallows the tabulator on <a> “Discos”, which the focus does not leave',
    ],
    [
      'swallows the way back of the tabulator',
      `<button type="button">Oír</button>`,
      `document.querySelector('main button').onkeydown = (event) => { if (event.shiftKey) event.preventDefault(); }`,
      'swallows the tabulator with the shift key on <button> “Oír”, which the focus does not leave',
    ],
    [
      'swallows Enter on its links',
      `<a href="/">Discos</a>`,
      `document.querySelector('main').onkeydown = (event) => { if (event.key === 'Enter') event.preventDefault(); }`,
      'swallows Enter on <a> “Discos”, which is not followed',
    ],
    [
      'leads to another page with the arrow keys in all fields',
      '',
      `document.addEventListener('keydown', async ({ key }) => { if (key === 'ArrowLeft') { await fetch('/slow'); history.pushState({}, '', '/otra'); } })`,
      'is left when somebody presses ArrowLeft, ArrowUp, Home in a text field',
    ],
    [
      'leads to another page with the arrow keys outside of fields',
      '',
      `document.addEventListener('keydown', ({ key, target }) => { if (key === 'End' && target === document.body) history.pushState({}, '', '/otra'); })`,
      'is left when somebody presses ArrowRight, ArrowDown, End outside of fields',
    ],
    [
      'leads elsewhere with a letter',
      '',
      `addEventListener('keyup', ({ key }) => { if (key === 'b') location.hash = 'buscar'; })`,
      'changes its address when somebody types “b” outside of fields',
    ],
    [
      'moves to a heading with a figure',
      '<h2 tabindex="-1">Dos</h2>',
      `document.addEventListener('keydown', ({ key }) => { if (key === '2') document.querySelector('h2').focus(); })`,
      'moves the focus when somebody types “2” outside of fields',
    ],
    [
      'has a button of its own that no key presses',
      '<div role="button" tabindex="0" class="own">Ver el proceso</div><p></p>',
      `document.querySelector('.own').onclick = () => { document.querySelector('main p').textContent += 'x'; }`,
      'lets no key press <div role="button"> “Ver el proceso”, which a click does: a <button> or a link hears Enter and the space bar',
    ],
    [
      'has a field without a label in a fold',
      '<details><summary>Más</summary><input aria-label=""></details>',
      '',
      'breaks the rule “Form elements must have labels” with <input aria-label="">',
    ],
    [
      'searches in its own way with Ctrl+F',
      '<p>Texto</p>',
      `addEventListener('keydown', (event) => { if (event.ctrlKey && event.key === 'f') event.preventDefault(); })`,
      'swallows the search of the browser (Ctrl+F) where nothing waits for it',
    ],
    [
      'searches with a sign',
      '<p tabindex="-1">Texto</p>',
      `addEventListener('keydown', ({ key }) => { if (key === '/') document.querySelector('main p').focus(); })`,
      'moves the focus when somebody types “/” outside of fields',
    ],
    [
      'throws when somebody presses a key',
      '<p>Texto</p>',
      `addEventListener('keydown', ({ key }) => { if (key === 'm') document.querySelector('video').pause(); })`,
      "throws: Cannot read properties of null (reading 'pause'), when somebody presses a key, or touches it beside its controls",
    ],
    [
      'opens something with a letter',
      '<p>Texto</p>',
      `document.addEventListener('keypress', ({ key }) => { if (key === 'm') document.querySelector('p').textContent += '!'; })`,
      'shows other words when somebody types “m” outside of fields',
    ],
    [
      'has links that the tabulator leaves out',
      `<ul><li><a href="/" tabindex="-1">Ver la oferta</a></li><li><a href="/en" tabindex="-1">Ver otra</a></li></ul>`,
      '',
      'leaves <a> “Ver la oferta” out for the keyboard: its tabindex is below 0, and no other link or button does the same',
    ],
    [
      'has a button that the tabulator leaves out',
      `<p><button type="button" tabindex="-1">Oír</button></p>`,
      '',
      'leaves <button> “Oír” out for the keyboard: its tabindex is below 0, and no other link or button does the same',
    ],
    [
      'takes the keys that scroll for a gallery of its own',
      '<p>Sala</p>',
      `addEventListener('keydown', (event) => { if (/^(Arrow|Page)|^ $/.test(event.key) && event.target === document.body) event.preventDefault(); })`,
      'swallows ArrowUp, ArrowDown, PageUp, PageDown, the space bar where nothing waits for them: nobody scrolls with the keyboard',
    ],
    [
      'takes the keys of the cursor in all fields',
      '<p>Sala</p>',
      `addEventListener('keydown', (event) => { if (event.key === 'ArrowLeft' || event.key === 'Backspace') event.preventDefault(); })`,
      'swallows ArrowLeft, Backspace in the text fields of others',
    ],
    [
      'has links that look the same with the focus',
      `${styled('a:focus { outline: none }')}<a href="/">Discos</a>`,
      '',
      'shows nobody that <a> “Discos” has the focus',
    ],
    [
      'has a fold whose outline is transparent',
      `${styled('summary:focus-visible { outline: 3px solid transparent }')}<details><summary>Obras</summary>x</details>`,
      '',
      'shows nobody that <summary> “Obras” has the focus',
    ],
  ])(...refusesPages);

  it('has clicks that repeat a link or button, close something or count: is accepted', async () => {
    const main = `<ul><li class="card"><h3>Un concierto</h3><a href="/">Leer</a></li></ul>
      <table><tr><td class="card">Otro</td><td><a href="/">Leer</a></td></tr></table>
      <div><h3 class="card">Más</h3><button type="button">Abrir</button></div>
      <label><span class="card">Sí</span><input type="checkbox"></label>
      <div class="key" role="button" tabindex="0">Ver</div><div class="pane" tabindex="0" role="region" aria-label="Sala">Sala</div><p class="counted">Texto</p><p class="card" aria-hidden="true">Otra vez</p><p class="card" hidden>Fondo</p>
      <section><p class="card">Programa</p><button type="button">Ampliar</button></section>
      <form method="get" action="/"><div class="card">Plano</div><fieldset><legend>Zona</legend><input type="radio" name="zona"></fieldset></form>
      <svg width="20" height="20"><g tabindex="0" role="button" aria-label="Anillo"><circle class="card" r="9"/></g></svg>`;
    const page = `for (const card of document.querySelectorAll('.card')) card.onclick = () => document.body.append('x');
      const key = document.querySelector('.key');
      key.onclick = () => document.body.append('x');
      key.onkeydown = ({ key: pressed }) => { if (pressed === 'Enter') fetch('/poll').then(key.onclick); };
      document.querySelector('.pane').onclick = () => document.body.append('x');
      document.querySelector('.counted').onclick = () => { globalThis.count = 1; };`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);

  it('answers keys in its own way, and leads the focus round in a dialog: is accepted', async () => {
    const main = `<a class="more" href="/" style="display: block; height: 24px">Más</a><div role="tablist"><button role="tab" type="button">Uno</button></div>
      <dialog open><button class="last" type="button">Cerrar</button></dialog><p></p>`;
    const page = `document.querySelector('.more').onkeydown = (event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        document.querySelector('main p').append('x');
      };
      document.querySelector('[role=tablist]').onkeydown = (event) => { if (/Arrow|Enter/.test(event.key)) event.preventDefault(); };
      document.querySelector('.last').onkeydown = (event) => { if (event.key === 'Tab') event.preventDefault(); };`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);

  it('answers letters in its own fields and on what has the focus, tells the time, and marks that keys are used: is accepted', async () => {
    const main = `<input name="texto"><div role="listbox" aria-label="Lista" tabindex="0"><p role="option">Uno</p></div><p class="clock">0</p>`;
    const page = `const clock = document.querySelector('.clock');
      setInterval(() => { clock.textContent = Number(clock.textContent) + 1; }, 50);
      for (const one of document.querySelectorAll('input, [role=listbox]')) one.addEventListener('keydown', () => { clock.textContent += '0'; });
      document.addEventListener('keydown', ({ key, ctrlKey, target }) => {
        if (/Arrow/.test(key) && !target.matches('input')) history.replaceState(history.state, '', '#' + key);
        document.querySelector('main').dataset.keys = 'used';
        if (key === 'b' && ctrlKey || key === 'Escape') location.hash = 'buscar';
      });`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);

  it('leaves out for the tabulator what arrow keys lead to, what repeats a link, and what is not in view: is accepted', async () => {
    const main = `${styled(`.seats button, .row a, .card a { line-height: 2 } .row { display: flex; width: 300px; overflow: hidden }
        .row li { flex: none; width: 300px; list-style: none } .trap { position: absolute; left: -9999px } .card a { display: block }`)}
      <div class="seats"><button type="button" tabindex="0">A1</button><button type="button" tabindex="-1">A2</button></div>
      <div role="toolbar" aria-label="Texto"><button type="button" tabindex="-1">Negrita</button></div>
      <article class="card"><a href="/en" tabindex="-1"><span>Sala</span></a><h2><a href="/en">Un concierto</a></h2></article>
      <ul class="row"><li><a href="/uno">Uno</a></li><li><a href="/dos" tabindex="-1">Dos</a></li></ul>
      <p class="trap"><input name="web" tabindex="-1"></p><p><input name="obra"><button type="button" tabindex="-1" aria-label="Borrar">×</button></p>
      <p><button type="button" tabindex="-1" disabled>Anterior</button><a href="/tres" tabindex="-1" aria-disabled="true">Siguiente</a></p>`;
    expect(await look('/portal-empleo', { main })).toEqual([]);
  }, 200_000);

  it('takes keys to scroll on what has the focus, while something is played, and the space bar for its player: is accepted', async () => {
    const main = `<div class="own" tabindex="0" role="group" aria-label="Sala">Sala</div><button type="button" class="play">Jugar</button>`;
    const page = `let isPlaying = false;
      document.querySelector('.play').onclick = () => { isPlaying = true; };
      document.querySelector('.own').onkeydown = (event) => { if (/Arrow|Home|Page/.test(event.key)) event.preventDefault(); };
      addEventListener('keydown', (event) => {
        if (event.target !== document.body) return;
        if (event.key === ' ' || (isPlaying && /Arrow/.test(event.key)) || /Left|Right/.test(event.key)) event.preventDefault();
      });`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);

  it('changes by itself at the moment of a click that does nothing: is accepted', async () => {
    const main = '<div class="clicked">Texto</div><p class="clock">0</p><p class="late">Tarde</p><ul></ul>';
    const page = `const clock = document.querySelector('.clock');
      setInterval(() => { clock.textContent = Number(clock.textContent) + 1; }, 1000);
      document.querySelector('.clicked').addEventListener('click', () => {
        // As if it had come by chance just after the click, once, and each second.
        if (globalThis.hasCome) return;
        globalThis.hasCome = true;
        const add = (to, text) => setTimeout(() => to.append(text), 20);
        add(clock, '0');
        add(document.querySelector('.late'), 'x');
      });`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);

  it('shows the focus in its own way: is accepted', async () => {
    const main = `${styled(`a, button, summary, input { outline: none !important } label { display: block }
      a:focus { text-decoration: none } button:focus-visible { box-shadow: 0 0 0 3px blue } li:focus-within { background: yellow }
      input { position: absolute; opacity: 0 } input:focus-visible + span { border: 2px solid blue }
      section { padding: 3px } section:has(summary:focus) { background: yellow }`)}
      <a href="/">Discos</a><button type="button">Oír</button><ul><li><a class="a" href="/">Otro</a></li></ul>
      <label><input type="checkbox"><span>Sí</span></label><section><div><div><details><summary>Obras</summary>x</details></div></div></section>`;
    const row = `${styled(`.row { display: flex; justify-content: space-between; width: 1200px; overflow: clip }
      .row a { outline: 2px solid transparent; transition: outline-color .2s; line-height: 2 } .row a:focus-visible { outline-color: blue }
      @media (max-width: 1250px) { .row { width: auto } }`)}<div class="row"><h2>Obras</h2><a class="all" href="/">Ver todo</a></div>`;
    expect(await look('/portal-empleo', { main: main + row })).toEqual([]);
  }, 200_000);
});
