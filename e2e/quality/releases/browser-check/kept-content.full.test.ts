import { describe, expect, it } from 'vitest';
import { look, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand that stay in the document when somebody goes on: faster than a whole site.
usePagesByHand();

const bar = '<a href="/en/portal-empleo/oferta/7" hreflang="en">English</a>';
const next = '<p><a class="next" href="/portal-empleo/oferta/8">›</a></p>';
const vacancies = {
  '/portal-empleo/oferta/7': `<h1>Trompa segunda</h1><p>Hasta el 3 de mayo</p><p>Dos años</p>${next}`,
  '/portal-empleo/oferta/8': '<h1>Viola</h1><p>Hasta el 4 de mayo</p><p>Tres años</p>',
  '/en/portal-empleo/oferta/7': '<h1>Second horn</h1><p>Until 3 May</p><p>Two years</p>',
};
const others = Object.fromEntries(Object.entries(vacancies).map(([path, main]) => [path, { main }]));
/** Shows the vacancy of the address after a link, without loading the document anew. @param code what a part of the page does after that */
const following = (code = '') => `const all = ${JSON.stringify(vacancies)};
  const main = document.querySelector('main');
  const listen = () => { for (const link of document.querySelectorAll('header [hreflang], main .next')) link.onclick = (event) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    history.pushState({}, '', link.href);
    show();
  }; };
  const show = () => { main.innerHTML = all[location.pathname]; ${code}; listen(); };
  addEventListener('popstate', show);
  listen();`;
const lookAt = (page: string) =>
  look(
    '/portal-empleo/oferta/7',
    { bar, page, main: vacancies['/portal-empleo/oferta/7'] },
    { example: '/portal-empleo/oferta/7', others },
  );

describe('checkInBrowser() with a page of a thing that', () => {
  it.each([
    [
      'keeps a label in the other language',
      `if (location.pathname.startsWith('/en')) main.querySelectorAll('p')[1].textContent = 'Dos años'`,
      'still shows “Dos años” in place of “Two years” after somebody chooses the other language, unlike the same address when it is loaded',
    ],
    [
      'keeps what it was first given when a link leads to another thing',
      `if (location.pathname.endsWith('8')) main.innerHTML = all['/portal-empleo/oferta/7']`,
      'still shows “Trompa segunda” in place of “Viola” after somebody follows a link to another page of its kind, unlike the same address when it is loaded',
    ],
  ])(
    '%s: refuses the release with the reason',
    async (_, code, sentence) => {
      expect(await lookAt(following(code))).toEqual([`/portal-empleo/oferta/7 ${sentence}`]);
    },
    200_000,
  );

  it.each([
    ['shows each in its language', ''],
    [
      'shows it a moment later, and names the thing that somebody comes from in place of the list',
      `if (location.pathname.endsWith('8')) main.innerHTML += '<a href="/portal-empleo/oferta/7">Trompa segunda</a>'; const now = main.innerHTML; main.innerHTML = all['/portal-empleo/oferta/7']; setTimeout(() => { main.innerHTML = now; listen(); }, 300)`,
    ],
  ])(
    '%s: is accepted',
    async (_, code) => {
      expect(await lookAt(following(code))).toEqual([]);
    },
    200_000,
  );
});
