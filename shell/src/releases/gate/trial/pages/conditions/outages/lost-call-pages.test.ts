import { expect, it } from 'vitest';
import { type ApiCall, type TriedPage, untried } from '../../tried-page.ts';
import { nothingRendered } from '../../rendered-page.ts';
import { lostCallProblems } from './lost-call-pages.ts';

const call = (path: string): ApiCall => ({ path, parameters: {} });
const [alerts, offers, documents, news] = ['alerts', 'offers', 'documents', 'news'].map((name) => call(`api/${name}`));
const usual = { ...nothingRendered, address: '/portal-empleo', status: 200, html: '<main>Ofertas</main>' };
const home = { ...usual, address: '/', calls: [alerts!], callsWithout: [alerts!] };
const none = '<main>No hay documentos.</main>';

/** @param shown what the page is without calls, by their paths @returns its problems, and which calls were lost */
async function attempt(shown: Record<string, Partial<TriedPage>>, calls: (ApiCall | undefined)[]) {
  const page = { ...usual, calls: calls.flatMap((one) => one ?? []) };
  const tried: string[] = [];
  const problems = await lostCallProblems(page, {
    pages: [home, page],
    slots: [],
    withoutCalls: (lost) => async () => {
      const name = lost.map(({ path }) => path.slice('api/'.length)).join(' ');
      tried.push(name);
      return { ...untried, status: 503, called: page.called, ...shown[name] };
    },
    withEmptyListsToday: async () => ({ ...untried, html: none }),
  });
  return { problems, tried };
}

it('tries a page that stays without all calls but its first once', async () => {
  const { problems, tried } = await attempt({ 'documents news': { ...usual } }, [alerts, offers, documents, news]);
  expect([problems, tried]).toEqual([[], ['documents news']]);
});

it('tries others without each call, and lets them answer 503', async () => {
  const { problems, tried } = await attempt({}, [alerts, offers, documents, news]);
  expect([problems, tried]).toEqual([[], ['documents news', 'offers', 'documents', 'news']]);
});

it('tries nothing on a page with one call besides those of every frame', async () =>
  expect((await attempt({}, [alerts, offers])).tried).toEqual([]));

it('names the call without which a page fails', async () => {
  const failed = { status: 500, errors: [{ kind: undefined, text: 'Cannot read properties of null' }] };
  const where = '/portal-empleo without the API’s answer to api/documents';
  const joint: Record<string, Partial<TriedPage>>[] = [{ 'documents news': failed }, {}];
  for (const together of joint)
    expect((await attempt({ ...together, documents: failed }, [alerts, offers, documents, news])).problems).toEqual([
      `${where}: Cannot read properties of null`,
    ]);
  expect((await attempt({ documents: failed }, [alerts, offers, documents])).problems).toHaveLength(1);
});

it.each<[string, Partial<TriedPage>]>([
  ['answers 404, though the page is there: only where', { status: 404 }],
  ['leads to /portal-empleo, though the page is there', { status: 302, location: '/portal-empleo' }],
  ['says “No hay documentos.”, as if it knew', { status: 200, called: ['api/documents'], html: none }],
  ['shows “undefined”', { status: 200, html: '<main><p>Plazo: undefined</p></main>' }],
])('refuses a page that %s', async (problem, shown) =>
  expect((await attempt({ documents: shown }, [alerts, offers, documents])).problems).toEqual([
    expect.stringContaining(problem),
  ]),
);
