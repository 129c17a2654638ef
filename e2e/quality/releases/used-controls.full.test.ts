import { describe, expect, it } from 'vitest';
import { look, sent, usePagesByHand } from './pages-by-hand.ts';

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
      `document.body.insertAdjacentHTML('beforeend', '<dialog class="opened">Texto</dialog>');
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
  ])(
    '%s: refuses the release with the reason',
    async (_title, page, sentence) => {
      expect(await look('/portal-empleo', { main, page })).toEqual([`/portal-empleo ${sentence}`]);
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
