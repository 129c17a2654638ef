import { describe, expect, it } from 'vitest';
import { look, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand, whose boxes are ticked by scripts: faster than a whole site.
usePagesByHand();

const main = `<form method="post"><label>Nombre <input name="nombre"></label>
  <select name="modo"><option>Escuchar</option><option>Tocar</option></select>
  <label><input type="radio" name="edad" value="menor">Menor</label>
  <label><input type="checkbox" name="fotos"> Doy permiso para <b>fotos</b></label>
  <label><input type="checkbox" name="todo"> Todo</label></form><button type="button">Marcar todo</button>`;
const tick = `document.querySelector('[name=fotos]').checked = true`;

describe('checkInBrowser() with a page with boxes that', () => {
  it.each<[string, string, string]>([
    [
      'are ticked when a choice changes',
      `document.querySelector('select').onchange = ({ target }) => { if (target.value === 'Tocar') ${tick}; }`,
      ', when somebody uses <select name="modo">',
    ],
    [
      'are ticked only as long as something is chosen',
      `document.querySelector('select').onchange = ({ target }) => { document.querySelector('[name=fotos]').checked = target.value === 'Tocar'; }`,
      ', when somebody uses <select name="modo">',
    ],
    [
      'are ticked when a round button is pressed',
      `document.querySelector('[type=radio]').onclick = () => { ${tick}; }`,
      ', when somebody uses <input name="edad">',
    ],
    [
      'are ticked when somebody types',
      `document.querySelector('[name=nombre]').oninput = () => setTimeout(() => { ${tick}; }, 300)`,
      ', when somebody types into its fields',
    ],
    [
      'are ticked after the page was loaded',
      `setTimeout(() => { ${tick}; }, 200)`,
      ' and which the server leaves empty',
    ],
  ])(
    '%s: refuses the release with the reason',
    async (_title, page, when) => {
      expect(await look('/portal-empleo', { main, page })).toEqual([
        `/portal-empleo ticks the box “Doy permiso para fotos”, which nobody has pressed${when}`,
      ]);
    },
    200_000,
  );

  it('are ticked by another box or a button, by what is typed beside them, by the server, or in a search: is accepted', async () => {
    const served = main.replace(
      'name="fotos"',
      'name="correo" checked>Correo</label><label><input type="checkbox" name="fotos"',
    );
    const search = `<form method="get" action="/portal-empleo"><select name="tipo"><option>Todo</option><option>Gratis</option></select>
      <input type="checkbox" name="gratis"></form>
      <form action="/portal-empleo"><select name="otro"><option>Todo</option><option>Gratis</option></select>
      <label><input type="checkbox" name="cerca"> Cerca</label></form>`;
    const page = `const all = () => { for (const box of document.querySelectorAll('[method=post] [type=checkbox]')) box.checked = true; };
      document.querySelector('form').insertAdjacentHTML('beforeend', '<label><input type="checkbox" name="otra">Otra cantidad</label><input aria-label="Cantidad" name="cantidad">');
      document.querySelector('[name=cantidad]').oninput = () => { document.querySelector('[name=otra]').checked = true; };
      document.querySelector('[name=todo]').onchange = ({ target }) => { if (target.checked) all(); };
      document.querySelector('main > button').onclick = all;
      document.querySelector('[name=tipo]').onchange = () => { document.querySelector('[name=gratis]').checked = true; };
      document.querySelector('[name=otro]').onchange = () => { document.querySelector('[name=cerca]').checked = true; };`;
    expect(await look('/portal-empleo', { main: served + search, page })).toEqual([]);
  }, 200_000);
});
