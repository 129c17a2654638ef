import { describe, expect, it } from 'vitest';
import { look, refusesScripts, sent, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand, whose controls are used: faster than a whole site.
usePagesByHand();

describe('checkInBrowser() with a page with controls that', () => {
  const main = `<form method="post"><input name="nombre"><select name="lugar"><option>Telde</option><option>Arucas</option></select>
    <input type="checkbox" name="todo"></form><button type="button">Oír</button><details><summary>Más</summary>x</details>`;
  it.each<[string, string, string]>([
    [
      'throws when a choice changes',
      `document.querySelector('select').onchange = () => { throw new Error('no place'); }`,
      'throws: no place, when somebody uses <select name="lugar">',
    ],
    [
      'has a box that a script holds',
      `document.querySelector('[type=checkbox]').onclick = ({ target }) => { target.name = ''; target.name = 'todo'; const held = () => { target.checked = false; }; held(); queueMicrotask(held); setTimeout(held); }`,
      'lets nobody tick <input name="todo">: it stays as it is (a value without onChange)',
    ],
    [
      'has a list that a script holds',
      `document.querySelector('select').onchange = ({ target }) => { target.selectedIndex = 0; }`,
      'lets nobody choose in <select name="lugar">: it stays as it is (a value without onChange)',
    ],
    [
      'throws when a box is ticked',
      `document.querySelector('[type=checkbox]').onchange = () => { throw new Error('no box'); }`,
      'throws: no box, when somebody uses <input name="todo">',
    ],
    [
      'throws when a button is pressed',
      `document.querySelector('button').onclick = () => { throw new Error('no sound'); }`,
      'throws: no sound, when somebody uses <button> “Oír”',
    ],
    [
      'replaces a function of all scripts when a button is pressed',
      `document.querySelector('button').onclick = () => { const { pushState } = history; history.pushState = function (...all) { pushState.apply(this, all); }; }`,
      'replaces history.pushState, which all scripts share, when somebody uses <button> “Oír”',
    ],
    [
      'throws when a fold is opened',
      `document.querySelector('details').ontoggle = () => { throw new Error('no fold'); }`,
      'throws: no fold, when somebody uses <summary>',
    ],
    [
      'throws a second after somebody has typed',
      `document.querySelector('input').oninput = () => setTimeout(() => { throw new Error('no hints'); }, 1000)`,
      'throws: no hints, when somebody types into its fields',
    ],
    [
      'keeps what is typed',
      `document.querySelector('form').oninput = ({ target }) => localStorage.setItem('draft', target.value)`,
      'keeps draft on the device when somebody types into its fields',
    ],
    [
      'sets a cookie of what is typed',
      `document.querySelector('input').onchange = ({ target }) => { document.cookie = 'name=' + target.value; }`,
      'keeps the cookie name on the device when somebody types into its fields',
    ],
    [
      'scrolls no more on the next page after a button was pressed',
      `document.querySelector('header a').onclick = (event) => { event.preventDefault(); history.pushState({}, '', '/en'); };
      document.querySelector('button').onclick = () => { document.body.style.overflow = 'hidden'; }`,
      'leaves the style overflow-x of <body> changed when somebody uses <button> “Oír” and then leaves it',
    ],
    [
      'scrolls no more on the next page where a fold was left open',
      `document.querySelector('header a').onclick = (event) => { event.preventDefault(); history.pushState({}, '', '/en'); };
      document.querySelector('details').ontoggle = ({ target }) => { document.body.style.overflow = target.open ? 'hidden' : ''; }`,
      'leaves the style overflow-x of <body> changed when somebody uses <summary> and then leaves it',
    ],
    [
      'makes its fields anew with each choice',
      `document.querySelector('select').onchange = ({ target }) => setTimeout(() => {
        const fresh = target.cloneNode(true);
        fresh.onchange = target.onchange;
        target.replaceWith(fresh);
      })`,
      'takes <select name="lugar"> away with the focus when somebody uses it',
    ],
    [
      'shows that it loads for ever when a file is asked for',
      `document.querySelector('details').insertAdjacentHTML('afterend', '<a href="/bases.pdf" type="application/pdf" style="display: block; line-height: 2">Bases</a>');
      document.querySelector('[type="application/pdf"]').onclick = () => {
        document.body.insertAdjacentHTML('beforeend', '<div class="cover" style="position: fixed; inset: 0; z-index: 9; pointer-events: none"></div>');
      }`,
      'lies over the page with <div class="cover"> when somebody has asked for a file',
    ],
    [
      'throws when the dialog that a button opens is closed',
      `document.body.insertAdjacentHTML('beforeend', '<dialog class="opened">Texto <form method="dialog"><button>Cerrar</button></form></dialog>');
      const dialog = document.querySelector('.opened');
      dialog.onclose = () => { throw new Error('no end'); };
      document.querySelector('button').onclick = () => dialog.showModal();`,
      'throws: no end, when somebody uses <button> “Oír”',
    ],
    [
      'throws when a box is ticked by its label',
      `document.querySelector('form').insertAdjacentHTML('beforeend', '<label>Correo <input type="checkbox" name="correo" hidden></label>');
      document.querySelector('[name=correo]').onchange = () => { throw new Error('no box'); }`,
      'throws: no box, when somebody uses <input name="correo">',
    ],
    [
      'still asks before the site is left when it was left by a link',
      `document.querySelector('header a').onclick = (event) => { event.preventDefault(); history.pushState({}, '', '/en'); };
      document.querySelector('input').oninput = () => { onbeforeunload = () => 'unsaved'; }`,
      'still asks before the site is left when somebody has typed into its fields and left it by a link',
    ],
    [
      'swallows clicks once a button was pressed',
      `document.querySelector('button').onclick = () => addEventListener('click', (event) => event.preventDefault())`,
      'swallows clicks where nothing waits for it',
    ],
    [
      'has a button that stays disabled once the sheet for sharing is closed',
      `document.querySelector('button').onclick = async ({ currentTarget: button }) => {
        button.disabled = true;
        await navigator.share?.({}).then(() => { button.disabled = false; }, () => {});
      }`,
      'lets nobody press <button> “Oír” again once the sheet for sharing was closed without sharing',
    ],
    [
      'throws when the sheet for sharing is closed',
      `document.querySelector('button').onclick = () => void navigator.share?.({}).catch(() => { throw new Error('no thanks'); })`,
      'throws: no thanks, when somebody uses <button> “Oír”',
    ],
    [
      'leads back out of the site by a button',
      `document.querySelector('button').onclick = () => history.back()`,
      'leads out of the site, back to where its visitor came from, when somebody uses <button> “Oír”',
    ],
    [
      'has a button that hears no press',
      `document.querySelector('details').insertAdjacentHTML('afterend', '<button type="button">Más</button>')`,
      'has a button that does nothing: <button> “Más” hears no press (onClick)',
    ],
    [
      'throws when its tab comes back',
      `document.addEventListener('visibilitychange', () => document.querySelector('audio').pause())`,
      "throws: Cannot read properties of null (reading 'pause'), when somebody leaves its tab and comes back, is without a network for a moment, or prints",
    ],
    [
      'loads itself again when its tab comes back',
      `addEventListener('focus', () => location.reload())`,
      'loads itself again or leads away when somebody leaves its tab and comes back, is without a network for a moment, or prints',
    ],
    [
      'throws where the data that its scripts ask for do not come',
      `void fetch('/api/seats').then(async (answer) => { if (answer.status === 503) throw new Error('no seats'); })`,
      'throws: no seats, when the data that its scripts ask for do not come (503)',
    ],
    [
      'waits for ever for data that do not come',
      `document.querySelector('details').insertAdjacentHTML('afterend', '<p class="seats">Cargando…</p>');
      void fetch('/api/seats').then(({ ok }) => { if (ok) document.querySelector('.seats').textContent = 'Libres: 12'; })`,
      'still says “Cargando…” when the data that its scripts ask for do not come (503): it says that there is nothing now',
    ],
    [
      'throws when a button without a type is pressed',
      `document.querySelector('button').removeAttribute('type');
      document.querySelector('button').onclick = () => { throw new Error('no sound'); }`,
      'throws: no sound, when somebody uses <button> “Oír”',
    ],
    [
      'throws when a part of a drawing is pressed',
      `document.querySelector('details').insertAdjacentHTML('afterend', '<svg width="24" height="24"><g role="button" tabindex="0" aria-label="Sala"><circle r="24"/></g></svg>');
      document.querySelector('g').onclick = () => { throw new Error('no room'); }; document.querySelector('g').onkeydown = () => {};`,
      'throws: no room, when somebody uses <g role="button"> “Sala”',
    ],
    [
      'throws when a tab is pressed',
      `document.querySelector('details').insertAdjacentHTML('afterend', '<div role="tablist"><button role="tab" aria-selected="true">Uno</button></div>');
      document.querySelector('[role=tab]').onclick = () => { throw new Error('no tab'); }`,
      'throws: no tab, when somebody uses <button> “Uno”',
    ],
    [
      'becomes an error page when a button is pressed',
      `document.querySelector('button').onclick = () => {
        document.querySelector('main').innerHTML = '<h1>Error</h1>';
        console.error('A part of the page failed', { kind: 'render', part: 'page', remote: 'jobs', version: 'v1' }, new TypeError('no documents'));
      }`,
      'ends with an error page or without a part, because it throws while it is rendered: TypeError: no documents, when somebody uses <button> “Oír”',
    ],
  ])(...refusesScripts(main));

  it.each(['/gone', '/portal-empleo'])(
    'a button that plays a film that is missing or none is named: %s',
    async (film) => {
      const withFilm = `${main}<video width="320" height="180" preload="none" tabindex="-1"></video>`;
      const page = `document.querySelector('video').src = '${film}';
        document.querySelector('button').onclick = () => void document.querySelector('video').play();`;
      expect(await look('/portal-empleo', { main: withFilm, page })).toEqual([
        '/portal-empleo throws: Failed to load because no supported source was found., when somebody uses <button> “Oír”',
      ]);
    },
    200_000,
  );

  const far =
    '<select name="lugar" style="display:block;margin-top:1500px"><option>1</option><option>2</option></select><h2>Plazas</h2>';
  it.each([
    [
      'jumps to its top with a choice below it',
      'scrollTo({ top: 0, behavior: "instant" })',
      ['/portal-empleo jumps to its top, away from <select name="lugar">, when somebody uses it'],
    ],
    ['leads to what a choice shows', 'document.querySelector("h2").scrollIntoView({ behavior: "instant" })', []],
  ])(
    '%s',
    async (_title, work, problems) => {
      const page = `document.querySelector('select').onchange = () => ${work}`;
      expect(await look('/portal-empleo', { main: far, page })).toEqual(problems);
    },
    200_000,
  );

  it('has controls that nobody can press, and a request with a time limit of its own: is accepted', async () => {
    const idle = `${main}<button type="button" class="idle" hidden>Parar</button><button class="idle" disabled>Seguir</button>
      <span role="button" class="idle" aria-disabled="true" tabindex="0" style="display: block; line-height: 2">Volver</span><a role="button" class="idle" href="/" style="display: block; line-height: 2">Inicio</a>
      <form method="post"><button class="idle">Enviar</button></form><button class="idle" form="fuera">Mandar</button><form id="fuera" method="post"></form>
      <fieldset disabled><select class="idle"><option>1</option><option>2</option></select></fieldset>`;
    const page = `for (const one of document.querySelectorAll('.idle')) one.onclick = one.onchange = () => { throw new Error('nothing to stop'); };
      document.querySelector('input').oninput = () => setTimeout(() => {
        const limit = new AbortController();
        const timer = setTimeout(() => limit.abort(), 8000);
        fetch('/slow', { signal: limit.signal }).then(() => clearTimeout(timer), (error) => console.error('late', error));
      }, 1000)`;
    expect(await look('/portal-empleo', { main: idle, page })).toEqual([]);
  }, 200_000);

  it('leads back by a button that says so, moves between views, has a closed drawer, a link in a drawing, a range with two ends and a field called action: is accepted', async () => {
    const plain = `<style>.drawer { position: fixed; inset: 0 0 0 auto; translate: 100% 0 } .ends { position: relative; height: 24px } .ends input { position: absolute; inset: 0; pointer-events: none; min-height: 24px }
      .ends input::-webkit-slider-thumb { pointer-events: auto } .call, .write { line-height: 24px } .call { display: none } @media (width < 750px) { .call { display: block } .write { display: none } }</style>
      ${main}<button type="button">Volver</button><div role="dialog" aria-modal="true" aria-label="Filtros" inert class="drawer"><button type="button">Cerrar</button></div>
      <svg viewBox="0 0 60 30" width="60" height="30" role="group" aria-label="Islas"><a href="/explora" aria-label="Gran Canaria"><rect width="60" height="30" /></a></svg>
      <div class="ends"><input type="range" aria-label="Desde"><input type="range" aria-label="Hasta"></div>
      <form method="post"><input name="correo"><button name="action" value="a">Alta</button> <button name="action" value="b">Baja</button></form>
      <p><a class="write" href="mailto:empleo@ofgc.example">empleo@ofgc.example</a><a class="call" href="tel:+34928123456">928 12 34 56</a></p>`;
    const page = `document.querySelectorAll('main > button')[1].onclick = () => history.back();
      document.querySelector('select').onchange = () => document.startViewTransition(() => {});`;
    expect(await look('/portal-empleo', { main: plain, page })).toEqual([]);
  }, 200_000);

  it('refuses a box and says why, ticks one with the answer, leads on by a list, shares without waiting, and lacks what a phone can: is accepted', async () => {
    const more = `${main}<p role="status"></p><input type="checkbox" name="cuarta"><input type="checkbox" name="lenta"><button type="button">Despierta</button>`;
    const page = `const [cuarta, lenta] = document.querySelectorAll('main > input');
      cuarta.onclick = (event) => { event.preventDefault(); document.querySelector('[role=status]').append('Tres como mucho'); };
      lenta.onclick = (event) => { event.preventDefault(); fetch('/poll').then(() => { lenta.checked = !lenta.checked; }); };
      document.querySelector('select').onchange = ({ target }) => { target.selectedIndex = 0; history.replaceState({}, '', '#' + crypto.randomUUID()); };
      document.querySelector('button').onclick = () => { document.dispatchEvent(new MouseEvent('click')); void navigator.share?.({}); };
      document.querySelectorAll('button')[1].onclick = () => void screen.orientation.lock('portrait');`;
    expect(await look('/portal-empleo', { main: more, page })).toEqual([]);
  }, 200_000);

  it('sends, leads elsewhere, opens a window or stores a choice: is accepted, and nothing is sent', async () => {
    sent.length = 0;
    const page = `document.querySelector('form').onchange = ({ currentTarget, target }) => {
      if (target.name === 'todo') localStorage.setItem('everything', target.checked);
      if (target.name === 'lugar') currentTarget.requestSubmit();
    };
    document.querySelector('button').onclick = () => { open('/en'); alert('hello'); console.warn('no sound'); console.error(new TypeError('no sound')); };
    document.querySelector('details').ontoggle = () => history.pushState({}, '', '/portal-empleo/mas')`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
    expect(sent).toEqual([]);
  }, 200_000);

  it('says that data do not come, has buttons that a script of the whole document, a style or a part around them hears, and knows of its tab: is accepted', async () => {
    const more = `${main}<style>.tip { visibility: hidden } .help:focus + .tip { visibility: visible }</style><p class="seats" aria-busy="true">Cargando…</p>
      <button type="button" class="dead far">Lejos</button><p class="all"><button type="button" class="dead">Cerca</button></p>
      <button type="button" class="dead help">¿Qué es?</button><span class="tip">Una ayuda</span><button type="button" class="dead" popovertarget="nota">Nota</button><div id="nota" popover>Nota</div>`;
    const page = `void fetch('/api/seats').then(({ ok }) => {
        document.querySelector('.seats').ariaBusy = 'false';
        document.querySelector('.seats').textContent = ok ? 'Libres: 12' : 'Ahora no se sabe';
      });
      document.addEventListener('click', ({ target }) => { if (target.matches('.far')) document.querySelector('.seats').append('!'); });
      document.querySelector('.all').onclick = () => {};
      document.addEventListener('visibilitychange', () => document.querySelector('.seats').append('?'));
      addEventListener('focus', () => fetch('/api/seats'));`;
    expect(await look('/portal-empleo', { main: more, page })).toEqual([]);
  }, 200_000);

  it('holds the page while something is open, and lets it go when it is left: is accepted', async () => {
    const page = `document.querySelector('header a').onclick = (event) => {
      event.preventDefault();
      history.pushState({}, '', '/en');
      document.body.className = document.body.style.overflow = '';
      onbeforeunload = null;
    };
    document.querySelector('input').oninput = () => { onbeforeunload = (event) => event.preventDefault(); };
    document.querySelector('button').onclick = () => { document.body.style.overflow = 'hidden'; document.body.className = 'open'; }`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);
});
