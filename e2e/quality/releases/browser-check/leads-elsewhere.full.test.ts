import { describe, expect, it } from 'vitest';
import { look, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand, whose scripts read their address: faster than a whole site.
usePagesByHand();

const path = '/portal-empleo';
const main =
  '<a id="otra" href="/" style="display: inline-block; min-width: 24px; line-height: 24px">Otra vez</a> <button type="button">Volver</button>';
const asked = `const asked = new URLSearchParams(location.search).get('volver') ?? '/';`;

describe('checkInBrowser() with a page whose script', () => {
  it.each<[string, string, string]>([
    ['leads wherever it is told', `${asked} if (asked !== '/') location.assign(asked);`, 'sends its visitors'],
    [
      'leads there after a moment',
      `${asked} setTimeout(() => { if (asked !== '/') location.replace(asked); }, 3_000);`,
      'sends its visitors',
    ],
    [
      'has a link to whatever begins with a slash',
      `${asked} document.querySelector('#otra').href = asked.startsWith('/') ? asked : '/';`,
      'has a link or form that leads',
    ],
    [
      'has a form for whole addresses alone',
      `${asked} if (/^https:/.test(asked)) document.querySelector('#otra').innerHTML = '<form action="' + asked + '"></form>';`,
      'has a link or form that leads',
    ],
    [
      'makes the link when a button is pressed',
      `${asked} document.querySelector('button').onclick = () => { document.querySelector('#otra').href = asked; };`,
      'has a link or form that leads',
    ],
    [
      'leads there when a button is pressed',
      `document.querySelector('button').onclick = () => { ${asked} location.assign(asked); };`,
      'has a button that leads',
    ],
    [
      'opens a window with it',
      `document.querySelector('button').onclick = () => { ${asked} open(asked, '_blank'); };`,
      'has a button that leads',
    ],
  ])(
    '%s: refuses the release with the reason',
    async (_title, page, sentence) => {
      expect(await look(path, { main, page })).toEqual([`${path} ${sentence} wherever its address says (?volver=)`]);
    },
    200_000,
  );

  it('takes all parameters at once and leads where one of them says: refuses the release with the reason', async () => {
    const page = `const { volver = '/' } = Object.fromEntries(new URLSearchParams(location.search));
      if (volver !== '/') location.assign(volver);`;
    expect(await look(path, { main, page })).toEqual([
      expect.stringMatching(/^\/portal-empleo sends its visitors wherever its address says \(\?volver=, /),
    ]);
  }, 200_000);

  it('leads to paths of the site alone, shows what it is told, or shares its own address: is accepted', async () => {
    const page = `${asked} const link = document.querySelector('#otra');
      link.href = /^\\/(?![/\\\\])/.test(asked) ? asked : '/';
      link.textContent = asked;
      document.querySelector('button').onclick = () => location.assign('/otra?volver=' + encodeURIComponent(asked));
      document.querySelector('main').insertAdjacentHTML('beforeend', '<a href="https://otros.example/?de=' + encodeURIComponent(location.href) + '">Compartir</a>');`;
    expect(await look(path, { main, page })).toEqual([]);
  }, 200_000);
});
