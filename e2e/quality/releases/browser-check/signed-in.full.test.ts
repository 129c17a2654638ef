import type { Browser } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { rememberTimers, timersName } from '../../../../shell/src/releases/gate/browser/pending-timers.ts';
import { areasOf, visitSignedIn } from '../../../../shell/src/releases/gate/browser/visits/visit-signed-in.ts';
import { useBrowserAndServer } from './pages-by-hand.ts';

const answer = (properties: object) => ({
  get: {
    responses: {
      200: { content: { 'application/json': { schema: { type: 'object', properties: { data: properties } } } } },
      401: {},
    },
  },
});
const description = {
  paths: {
    '/api/session': { get: { responses: {} } },
    '/api/inbox': answer({ type: 'object', properties: { title: { type: 'string' } } }),
  },
} as never;

/** A private area with a router as small as can be. @param opened code that the inbox runs each time that it is opened, where `signal` ends with it */
const areaOf = (
  opened: string,
) => `<!doctype html><title>Entrar</title><link rel="icon" href="data:,"><main>Entre</main><script type="module">
  let left = new AbortController();
  const read = async (path) => (await (await fetch(path)).json()).data;
  addEventListener('popstate', async () => {
    left.abort();
    const { signal } = (left = new AbortController());
    const { identity } = await read('/api/session');
    if (identity.kind !== 'staff') return;
    const main = document.querySelector('main');
    if (location.pathname !== '/oficina') return void (main.innerHTML = 'Cuenta <a href="/oficina">Buzón</a>');
    const { title } = await read('/api/inbox');
    main.textContent = title;
    main.insertAdjacentHTML('beforeend', '<a href="/oficina/cuenta">Cuenta</a> <a href="/otra">Otra</a>');
    ${opened}
  });
  performance.mark('hydrated:page');
</script>`;

let browser: Browser;
let address: string;
let page = '';
const asked: string[] = [];
useBrowserAndServer(
  ({ url = '/' }, response) => {
    asked.push(url);
    if (url === '/oficina') return void response.writeHead(303, { Location: '/oficina/entrar' }).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  },
  (...started) => ([browser, address] = started),
);

async function look(opened: string): Promise<string[]> {
  page = areaOf(opened);
  asked.length = 0;
  const context = await browser.newContext();
  await context.addInitScript(rememberTimers, timersName);
  const problems = await visitSignedIn(await context.newPage(), `${address}oficina`, {
    name: 'office',
    mounts: ['/oficina'],
    kind: 'staff',
    description,
  });
  await context.close();
  return problems;
}

it('finds the private areas of a section by its mounts', () => {
  expect(areasOf({ mounts: ['/oficina'] })).toEqual([{ kind: 'staff', area: '/oficina' }]);
  expect(areasOf({ mounts: ['/explora'] })).toEqual([]);
});

describe('visitSignedIn() with a private page that', () => {
  it.each<[string, string, string]>([
    ['throws', `throw new Error('no inbox');`, 'throws: no inbox'],
    [
      'throws half a minute later',
      `const timer = setTimeout(() => { throw new Error('no news'); }, 30_000); signal.onabort = () => clearTimeout(timer);`,
      'throws: no news',
    ],
    [
      'asks for its data every half minute',
      `const timer = setInterval(() => read('/api/inbox'), 30_000); signal.onabort = () => clearInterval(timer);`,
      'asks for api/inbox again and again while nobody touches it: the session of who has gone away never ends',
    ],
    [
      'asks for its data when it has them',
      `const later = () => setTimeout(async () => { await read('/api/inbox'); if (!signal.aborted) later(); }, 20_000); later();`,
      'asks for api/inbox again and again while nobody touches it: the session of who has gone away never ends',
    ],
    [
      'leads away after a moment',
      `setTimeout(() => history.replaceState({}, '', '/oficina/cuenta'), 5_000);`,
      'leads away to /oficina/cuenta',
    ],
    [
      'asks before the site is left, also when it was left by a link',
      `main.insertAdjacentHTML('beforeend', '<textarea></textarea>');
      document.addEventListener('input', () => addEventListener('beforeunload', (event) => event.preventDefault()), { once: true });`,
      'still asks before the site is left when somebody has typed into its fields and left it by a link',
    ],
    [
      'lets nobody type into its field',
      `main.insertAdjacentHTML('beforeend', '<input name="title" value="a">');
      const field = main.querySelector('input'); field.oninput = () => { field.value = 'a'; };`,
      'lets nobody type into a field “title”: what is typed does not stay in it (a value without onChange)',
    ],
    [
      'has a button that throws',
      `main.insertAdjacentHTML('beforeend', '<button type="button">Más</button>');
      main.querySelector('button').onclick = () => { throw new Error('no row'); };`,
      'throws: no row, when somebody uses <button> “Más”',
    ],
    [
      'is wider than a phone',
      `main.insertAdjacentHTML('beforeend', '<p style="width: 1400px">Buzón</p>');`,
      'is 1408 pixels wide on a phone of 360',
    ],
    [
      'never clears its interval',
      `setInterval(() => {}, 30_000);`,
      'leaves an interval behind each time that it is left',
    ],
  ])(
    '%s: gives the reason',
    async (_title, opened, sentence) => {
      expect(await look(opened)).toEqual([`/oficina ${sentence}`]);
    },
    100_000,
  );

  it('keeps the time, asks once more after a moment, or asks before what is typed is lost: is accepted, and the site is asked for nothing of people', async () => {
    const opened = `setTimeout(() => read('/api/inbox'), 1_000);
      const timer = setInterval(() => { document.title = 'Buzón'; }, 60_000); signal.onabort = () => clearInterval(timer);`;
    expect(await look(opened.split('\n')[1] ?? '')).toEqual([]);
    expect(await look(opened.split('\n')[0] ?? '')).toEqual([]);
    const question = `main.insertAdjacentHTML('beforeend', '<textarea></textarea>');
      const ask = (event) => event.preventDefault();
      main.querySelector('textarea').oninput = () => addEventListener('beforeunload', ask, { signal });`;
    expect(await look(question)).toEqual([]);
    const used = `main.insertAdjacentHTML('beforeend', '<input name="title"><button type="button">Más</button><dialog><form method="dialog"><button>No</button></form></dialog>');
      main.querySelector('button').onclick = () => main.querySelector('dialog').showModal();`;
    expect(await look(used)).toEqual([]);
    expect(new Set(asked)).toEqual(new Set(['/oficina', '/oficina/entrar']));
  }, 100_000);
});
