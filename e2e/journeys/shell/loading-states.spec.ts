import type { Page, Route } from '@playwright/test';
import { documentTimeout } from '../../../shell/src/timeouts.ts';
import { expect, full, open, test } from '../../site/page/browser-test.ts';

const progress = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Holds the requests to some addresses. @returns releases them */
async function hold(
  page: Page,
  calls: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let letGo = () => {};
  const freed = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(calls, async (route) => {
    await freed;
    await answer(route);
  });
  return () => letGo();
}

/** Marks the document as soon as an element appears in it; what lasts only a moment is seen however late the test looks. */
async function noteAppearance(page: Page, selector: string, mark: string): Promise<void> {
  await page.evaluate(
    ([wanted, name]) => {
      const note = () => {
        if (document.querySelector(wanted)) document.documentElement.dataset[name] = '';
      };
      new MutationObserver(note).observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ['data-state'],
      });
    },
    [selector, mark] as const,
  );
}

test('navigation: shows a loading state and keeps the old page until the new one is ready', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/conciertos-entradas/eventos');
  const letGo = await hold(page, '**/api/events/40?*');
  await page.getByRole('heading', { name: 'Novena de Beethoven' }).getByRole('link').click();
  await expect(progress(page, 'Cargando…')).toBeAttached();
  await expect(page.locator('[aria-busy="true"][data-print="hidden"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario de conciertos' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Novena de Beethoven' })).toBeVisible();
  await expect(progress(page, 'Cargando…')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"][data-print="hidden"]')).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test(
  'navigation to a page whose data fail: the progress bar shows the failure, and an error page follows',
  full,
  async ({ page }) => {
    await open(page, '/conciertos-entradas/eventos');
    const letGo = await hold(page, '**/api/events/40?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'of the machine' } }),
    );
    await noteAppearance(page, '[data-state="failed"][aria-hidden]', 'failed');
    await page.getByRole('heading', { name: 'Novena de Beethoven' }).getByRole('link').click();
    await expect(progress(page, 'Cargando…')).toBeAttached();
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-failed');
    await expect(page.getByRole('heading', { level: 1, name: 'Algo no ha salido bien' })).toBeVisible();
    await expect(page.getByText('of the machine')).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('main').getByRole('link', { name: 'Ver el calendario de conciertos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Calendario de conciertos' })).toBeVisible();
  },
);

test(
  'navigation to a page that the API does not know: the document decides, because the server knows moved addresses',
  full,
  async ({ page }) => {
    await open(page, '/conciertos-entradas/eventos');
    await page.route('**/api/events/40?*', (route) => route.fulfill({ status: 404, json: { message: 'gone' } }));
    await page.getByRole('heading', { name: 'Novena de Beethoven' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Novena de Beethoven' })).toBeVisible();
  },
);

test('offline: a notice appears, and the page on screen stays', async ({ page, context }) => {
  await open(page, '/conciertos-entradas/eventos/organo/43');
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'Parece que no tiene conexión. Lo que ya está en pantalla sigue aquí.' });
  await expect(notice).toHaveCount(0);
  // Its place is known to screen readers before it says anything, like every other one.
  const unknown = page
    .locator('output, [role=status]')
    .evaluateAll((places) =>
      places.filter((place) => getComputedStyle(place).display === 'none').map(({ outerHTML }) => outerHTML),
    );
  expect(await unknown).toEqual([]);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('region', { name: 'Programa' })).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

/**
 * Shortens the deadline for a document that does not load (`documentTimeout`) to a second, and a little more because `giveTime` lengthens
 * a deadline of one second; the page is marked when it is over.
 */
const hurry = (page: Page) =>
  page.addInitScript((deadline) => {
    const wait = globalThis.setTimeout.bind(globalThis);
    const over = (work: () => void) => () => {
      work();
      document.documentElement.dataset.over = '';
    };
    globalThis.setTimeout = ((work: () => void, time?: number) =>
      time === deadline ? wait(over(work), 1_100) : wait(work, time)) as typeof setTimeout;
  }, documentTimeout);
const isOver = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-over');
const comesToNothing = (page: Page, document: string) =>
  page.route(document, (route) => route.fulfill({ status: 204 }));

test.describe('a link whose document answers 204', () => {
  test.beforeEach(({ page }) => hurry(page));

  test('leaves the visitor on the page, and other links work', full, async ({ page }) => {
    await open(page, '/mapa-web');
    await comesToNothing(page, '**/canal-denuncias');
    await noteAppearance(page, '[data-state="running"][aria-hidden]', 'loading');
    await page.getByRole('main').locator('a[href="/canal-denuncias"]').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-loading');
    await expect(progress(page, 'Cargando…')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Calendario' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Calendario de conciertos' })).toBeVisible();
  });

  test('does not disturb a navigation to another page', full, async ({ page }) => {
    await open(page, '/mapa-web');
    await comesToNothing(page, '**/canal-denuncias');
    const letGo = await hold(page, '**/api/events?*');
    const asked = page.waitForRequest('**/canal-denuncias');
    await page.getByRole('main').locator('a[href="/canal-denuncias"]').first().click();
    // Its deadline begins with the request.
    await asked;
    await page.getByRole('banner').getByRole('link', { name: 'Calendario' }).first().click();
    await isOver(page);
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Calendario de conciertos' })).toBeVisible();
  });

  test('keeps the text typed in the form of the reporting channel', full, async ({ page }) => {
    await open(page, '/canal-denuncias/informar');
    await comesToNothing(page, '**/canal-denuncias');
    const facts = page.getByRole('textbox', { name: 'Qué ha ocurrido' });
    await facts.fill('Esto.');
    await page.getByRole('main').locator('a[href="/canal-denuncias"]').first().click();
    await isOver(page);
    await expect(progress(page, 'Cargando…')).toHaveCount(0);
    await expect(facts).toHaveValue('Esto.');
  });
});
