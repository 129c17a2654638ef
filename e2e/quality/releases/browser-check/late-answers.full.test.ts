import { describe, expect, it } from 'vitest';
import { look, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand, whose choices ask for data: faster than a whole site.
usePagesByHand();

const main = `<select name="lugar"><option>Todos<option>Telde<option>Arucas</select><p>Todos</p>`;
const finder = `<h2>Orquesta</h2><label>Busca <input type="search"></label><p></p>`;
/** Asks a moment after the last letter, as most do. */
const typing = (answer: string) => `let last = '', timer;
  document.querySelector('main input').oninput = ({ target: { value } }) => {
    last = value;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await fetch('/poll');
      ${answer}
    }, 300);
  };`;
const choosing = (answer: string) => `let last = '';
  document.querySelector('select').onchange = async ({ target: { value } }) => {
    last = value;
    await fetch('/poll');
    ${answer}
  };`;

describe('checkInBrowser() with a page that', () => {
  it('shows the answer that comes last: refuses the release with the reason', async () => {
    const page = choosing(`document.querySelector('p').textContent = value`);
    expect(await look('/portal-empleo', { main, page })).toEqual([
      '/portal-empleo shows “Telde” in place of “Arucas” when somebody chooses twice in <select name="lugar"> and the first answer comes last',
    ]);
  }, 200_000);

  it('shows the answer to an earlier word: refuses the release with the reason', async () => {
    const page = typing(`document.querySelector('p').textContent = value`);
    expect(await look('/portal-empleo', { main: finder, page })).toEqual([
      '/portal-empleo shows “orquesta” in place of “busca” when somebody types twice into <input name=""> and the first answer comes last',
    ]);
  }, 200_000);

  it('shows the answer to the last word: is accepted', async () => {
    const page = typing(`if (value === last) document.querySelector('p').textContent = value`);
    expect(await look('/portal-empleo', { main: finder, page })).toEqual([]);
  }, 200_000);

  it.each([
    [
      'shows the answer to the last choice',
      choosing(`if (value === last) document.querySelector('p').textContent = value`),
    ],
    ['shows something else each time', choosing(`document.querySelector('p').textContent = Math.random()`)],
    ['asks for nothing', `document.querySelector('select').onchange = () => {}`],
  ])(
    '%s: is accepted',
    async (_title, page) => {
      expect(await look('/portal-empleo', { main, page })).toEqual([]);
    },
    200_000,
  );
});
