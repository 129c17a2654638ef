import { describe, expect, it } from 'vitest';
import { look, refusesScripts, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand, into whose fields somebody types: faster than a whole site.
usePagesByHand();

const main = '<form><input name="texto"><textarea name="nota">Nota</textarea></form>';

describe('checkInBrowser() with a page that', () => {
  it.each<[string, string, string]>([
    [
      'adds an entry to the history with each letter',
      `document.querySelector('input').oninput = ({ target }) => history.pushState({}, '', '?texto=' + target.value)`,
      'adds 3 entries to the history when somebody types “abc” into a field “texto”',
    ],
    [
      'lets nobody out of a field with the keyboard before three letters are typed',
      `document.querySelector('input').onblur = ({ target }) => { if (target.value.length === 1) setTimeout(() => target.focus()); }`,
      'keeps the focus in a field “texto”: the tabulator does not lead on from one letter',
    ],
    [
      'adds an entry to the history with the answer to each letter',
      `let asked = 0;
      document.querySelector('input').oninput = async () => {
        const mine = ++asked;
        await fetch('/slow');
        if (mine === asked) history.pushState({}, '', '?texto=' + mine);
      }`,
      'adds 2 entries to the history when somebody types “de” into a field “texto”',
    ],
    [
      'writes an earlier text back into the field',
      `document.querySelector('input').oninput = async ({ target }) => {
        const { value } = target;
        if (value !== 'a') return;
        await fetch('/slow');
        target.value = value;
      }`,
      'makes “a” of “abc”, which somebody types into a field “texto”',
    ],
    [
      'makes a field anew with the first letter',
      `document.querySelector('textarea').oninput = ({ target }) => {
        if (target.value === 'Notaa') target.outerHTML = '<textarea name="nota">Notaa</textarea>';
      }`,
      'makes “Notaa” of “abc”, which somebody types into a field “nota”',
    ],
    [
      'removes a field into which somebody types',
      `document.querySelector('textarea').oninput = ({ target }) => target.remove()`,
      'takes a field “nota” away while somebody types into it',
    ],
    [
      'has a field whose value a script holds',
      `document.querySelector('input').oninput = ({ target }) => { target.value = ''; }`,
      'lets nobody type into a field “texto”: what is typed does not stay in it (a value without onChange)',
    ],
    [
      'has a shortcut that is a letter, also while somebody types',
      `document.addEventListener('keydown', (event) => { if (event.key === 's') event.preventDefault(); })`,
      'swallows s in the text fields of others',
    ],
  ])(...refusesScripts(main));

  it('finds with the first letter, writes capitals, takes no letters or no more than is left, or looks like a list: is accepted', async () => {
    const fields =
      '<input name="texto"><input name="codigo"><input name="edad"><input name="letras"><input name="plazas" inputmode="numeric" value="20"><input name="numero" type="number" value="2"><input name="clave" type="password"><input name="dia" class="look"><button type="button">Elegir</button><input maxlength="1"><input maxlength="1"><input inputmode="numeric"><details><summary>Más</summary><input name="dentro"></details>';
    const page = `const [texto, codigo, edad, letras, plazas, numero, clave, dia, one, other, number] = document.querySelectorAll('main input');
    letras.oninput = () => { letras.value = letras.value.replace(/[^A-Z]/g, ''); };
    plazas.oninput = () => { plazas.value = String(Math.min(20, Number(plazas.value.replace(/[^0-9]/g, '')))); };
    dia.onkeydown = (event) => { if (event.key === 'Tab') return; event.preventDefault(); document.querySelector('main button').focus(); };
    let searches = 0;
    texto.oninput = () => searches++ ? history.replaceState({}, '', '?texto=' + texto.value) : history.pushState({}, '', '?texto=a');
    codigo.oninput = () => { codigo.value = codigo.value.toUpperCase().split('').join('-'); };
    edad.oninput = number.oninput = ({ target }) => { target.value = target.value.replace(/[^0-9]/g, ''); };
    one.oninput = () => other.focus();`;
    expect(await look('/portal-empleo', { main: fields, page })).toEqual([]);
  }, 200_000);

  const below =
    '<form><input name="texto"><textarea name="nota" style="display:block;margin-top:1500px"></textarea></form>';
  it('jumps to its top while somebody types below it: refuses the release with the reason', async () => {
    const page = `document.querySelector('textarea').oninput = () => setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }))`;
    expect(await look('/portal-empleo', { main: below, page })).toEqual([
      '/portal-empleo jumps to its top, away from a field “nota”, while somebody types into it',
    ]);
  }, 200_000);

  it('jumps to its top while somebody types there: is accepted', async () => {
    const page = `document.querySelector('input').oninput = () => scrollTo({ top: 0, behavior: 'instant' })`;
    expect(await look('/portal-empleo', { main: below, page })).toEqual([]);
  }, 200_000);

  it('finds when somebody pauses: is accepted', async () => {
    const page = `let timer;
    document.querySelector('input').oninput = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fetch('/poll').then(() => history.pushState({}, '', '?texto=x')), 400);
    }`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);

  it('has a shortcut that leaves fields alone: is accepted', async () => {
    const page = `document.addEventListener('keydown', (event) => {
      if (event.key === 's' && !event.target.closest('input')) event.preventDefault();
    })`;
    expect(await look('/portal-empleo', { page })).toEqual([]);
  }, 200_000);

  const dates = '<form><input type="date" name="desde"></form>';
  const search = (condition: string) => `document.querySelector('[type=date]').oninput = ({ target: { value } }) => {
    if (value && ${condition}) history.replaceState({}, '', '?desde=' + value);
  }`;

  it.each<[string, string, string]>([
    [
      'takes a date with the first digit of its year for complete',
      search('true'),
      'changes its address while somebody types into a field “desde” for a date',
    ],
    [
      'makes a field anew with the first digit of the year',
      `document.querySelector('[type=date]').oninput = ({ target }) => { if (target.value) target.outerHTML = target.outerHTML; }`,
      'takes the focus from a field “desde” for a date while somebody types into it',
    ],
    [
      'empties a field in which a date is wrong with the last digit',
      `document.querySelector('[type=date]').oninput = ({ target }) => { if (target.value > '1000') target.value = ''; }`,
      'makes “” of 11/11/2026, which somebody types into a field “desde” for a date',
    ],
  ])(...refusesScripts(dates));

  it('finds by a date when it is complete, or when its field is left: is accepted', async () => {
    const main =
      '<form><input type="date" name="desde"><input type="date" name="hasta"><input type="date" name="otro"></form>';
    const page = `${search("value > '1000'")};
      document.querySelector('[name=hasta]').onblur = async ({ target: { value } }) => {
        await fetch('/slow');
        history.replaceState({}, '', '?hasta=' + value);
      };`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);
});
