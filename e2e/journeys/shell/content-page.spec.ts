import type { Page } from '@playwright/test';
import { expect, full, hydratedPart, open, test } from '../../site/page/browser-test.ts';

const main = (page: Page) => page.getByRole('main');
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-same-document');

/** The scripts of blocks that the browser has requested, without the blocks' styles. */
async function blockCode(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.filter((name) => /\/shell\/.*\/block\.\w+\.[^/]*js$/.test(name));
}

test('content page: is hydrated without the code of its blocks, and its links load no new document', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/visitantes');
  await mark(page);
  expect(await blockCode(page)).toEqual([]);
  await expect(main(page).getByRole('table', { name: 'Qué encontrará en cada idioma' })).toBeVisible();
  await main(page).getByRole('link', { name: 'calendario', exact: true }).click();
  await expect(page).toHaveURL(/\/conciertos-entradas\/eventos$/);
  await expectSameDocument(page);
  await page.goBack();
  await expect(main(page).getByRole('table', { name: 'Qué encontrará en cada idioma' })).toBeVisible();
  await expectSameDocument(page);
  expect(consoleErrors).toEqual([]);
});

test(
  'content page reached by a link: loads the code and the styles of its blocks',
  full,
  async ({ page, consoleErrors }) => {
    await open(page, '/explora');
    await mark(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Amigos de la orquesta' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Amigos de la orquesta' })).toBeVisible();
    await expectSameDocument(page);
    const blocks = async () => new Set((await blockCode(page)).map((name) => /block\.(\w+)/.exec(name)?.[1]));
    await expect.poll(blocks).toEqual(new Set(['logos', 'prices', 'quote', 'steps']));
    await expect(main(page).getByRole('table', { name: 'Cuota anual' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Ensayo abierto', exact: true })).toBeVisible();
    const number = main(page).locator('[data-block-type=steps] li').first();
    await expect.poll(() => number.evaluate((item) => getComputedStyle(item).display)).toBe('grid');
    expect(consoleErrors).toEqual([]);
  },
);

/** Pages that together have a block of every kind that the shell renders. */
const pagesOfAllBlocks = [
  '/amigos',
  '/amigos/mecenazgo',
  '/amigos/apadrine-un-atril',
  '/historias/de-lunes-a-viernes',
  '/visitantes',
  '/visitantes/donde-tocamos',
];
const allBlocks =
  'accordion callout cards contact gallery logos map picture prices quote steps table text timeline video'.split(' ');

test(
  'content pages reached by links: every kind of block is shown with its own code',
  full,
  async ({ page, consoleErrors }) => {
    await open(page, '/mapa-web');
    await mark(page);
    const shown = new Set<string | undefined>();
    for (const path of pagesOfAllBlocks) {
      await main(page).locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      const blocks = main(page).locator('[data-block-type]');
      await expect(blocks.first()).toBeAttached();
      for (const type of await blocks.evaluateAll((found: HTMLElement[]) =>
        found.map(({ dataset }) => dataset.blockType),
      ))
        shown.add(type);
      await page.goBack();
      await expect(page).toHaveURL('/mapa-web');
    }
    await expectSameDocument(page);
    expect([...shown]).toEqual(expect.arrayContaining(allBlocks));
    const loaded = new Set((await blockCode(page)).map((name) => /block\.(\w+)/.exec(name)?.[1]));
    expect(loaded).toEqual(new Set(allBlocks));
    expect(consoleErrors).toEqual([]);
  },
);

test('content page: the block of a remote is hydrated when it comes into view', full, async ({ page }) => {
  await open(page, '/historias/de-lunes-a-viernes');
  await hydratedPart(page.locator('[data-slot="block.events"] article').first());
});

test('content page: the language link leads to its address in the other language', full, async ({ page }) => {
  await open(page, '/historias/archivo/partituras/cantos-canarios');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/stories\/archive\/scores\/cantos-canarios$/);
  await expect(page.getByRole('heading', { level: 2, name: 'This copy’s journey' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'El viaje de este ejemplar' })).toHaveCount(0);
});

test('content page: an address in the wrong language redirects with 301 to the right one', async ({ request }) => {
  for (const [asked, right] of [
    ['/en/visitantes/grupos', '/en/visitors/groups'],
    ['/visitors/groups', '/visitantes/grupos'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, right]);
  }
});

test('content page: an unknown address answers 404 with a page whose links work', async ({ page }) => {
  expect((await page.goto('/amigos/no-existe'))?.status()).toBe(404);
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Historias de la casa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Historias de la casa' })).toBeVisible();
  await expectSameDocument(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('content page: folded blocks can be opened and read', async ({ page }) => {
    await page.goto('/visitantes/visitas-guiadas');
    const question = page.getByText('¿Hay escalones?');
    await question.click();
    await expect(page.getByText('Ninguno. Hay ascensor')).toBeVisible();
    await expect(page.getByRole('link', { name: '928 00 00 02' })).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('content page: its form is answered by the contact page, which keeps the typed values', async ({ page }) => {
      await page.goto('/visitantes/grupos');
      if (javaScriptEnabled) await hydratedPart(page.locator('[data-slot="block.form"] form'));
      const form = page.getByRole('form', { name: 'O escríbanos desde aquí' });
      await expect(form.getByRole('combobox', { name: /^Tema/ })).toHaveValue('tickets');
      await form.getByRole('textbox', { name: /^Asunto/ }).fill('Treinta personas');
      await form.getByRole('button', { name: 'Enviar el mensaje' }).click();
      await expect(page).toHaveURL(/\/sobre-ofgc\/contacto$/);
      await expect(page.getByRole('textbox', { name: /^Asunto/ })).toHaveValue('Treinta personas');
      await expect(page.getByText('datos que corregir')).toBeVisible();
    });
  });
}
