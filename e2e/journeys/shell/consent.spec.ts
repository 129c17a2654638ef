import type { Page } from '@playwright/test';
import { findViolations } from '../../quality/accessibility/axe.ts';
import { findHiddenFocus } from '../../quality/accessibility/reading-conditions.ts';
import { pageTypes } from '../../quality/pages/routes.ts';
import { expect, full, hydrated, inFull, open, test } from '../../site/page/browser-test.ts';
import { sumOfLayoutShifts, watchLayoutShifts } from '../../site/page/layout-shifts.ts';
import { thirdPartyRequests, useSiteWithServices } from '../../site/process/site-with-services.ts';

const used = useSiteWithServices();
test.use({ serviceWorkers: 'allow' });

const panel = (page: Page) => page.locator('#consentimiento section:visible');
const answer = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const pageViews = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string; path?: string; title?: string }[] }).dataLayer ?? [])
      .filter(({ event }) => event === 'virtualPageView')
      .map(({ path, title }) => ({ path, title })),
  );

test('cookie consent: before it, and after a rejection, no page sends a request to a third party', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(300_000);
  const foreign = thirdPartyRequests(page, used.site);
  // Half of these pages are visited before the rejection, half after it; `quality/security/consent-everywhere.full.ts` visits every page.
  const paths = pageTypes
    .map(({ es, en }, index) => (index % 2 ? es : en))
    .concat('/404-no-hay')
    .filter((_, index) => index % 19 === 0);
  for (const [index, path] of paths.entries()) {
    await page.goto(used.site.url + path, { waitUntil: 'load' });
    if (index === Math.floor(paths.length / 2)) {
      const label = path.startsWith('/en') ? 'Reject' : 'Rechazar';
      await answer(page, label).click();
      await expect(answer(page, label)).toBeHidden();
    }
  }
  expect(foreign).toEqual([]);
  expect(used.services.asked).toEqual([]);
  expect(consoleErrors.filter((error) => !error.includes('404'))).toEqual([]);
  expect((await page.context().cookies()).map(({ name, value }) => [name, value.slice(12)])).toEqual([
    ['ofgc_consent', '.statistics-no.maps-no'],
  ]);
});

test('cookie consent: the panel is accessible and shifts no layout; its three buttons have one size and one line', async ({
  page,
}) => {
  const fonts = /\.woff2$/;
  await watchLayoutShifts(page);
  for (const [path, names] of [
    ['/', ['Rechazar', 'Configurar', 'Aceptar']],
    ['/en/explora', ['Reject', 'Configure', 'Accept']],
  ] as const)
    // 360 px is where the buttons' texts decide; `test:full` checks other widths too.
    for (const width of [360, ...inFull(768, 1440)]) {
      await page.setViewportSize({ width, height: 780 });
      // Shifts are measured without fonts: late ones move a line of the home page, with or without the question for consent.
      await page.route(fonts, (route) => route.abort());
      await open(page, used.site.url + path);
      await expect(answer(page, names[0])).toBeVisible();
      expect(await sumOfLayoutShifts(page)).toBeLessThanOrEqual(0.01);
      await page.unroute(fonts);
      await open(page, used.site.url + path);
      await expect(async () => {
        const boxes = await Promise.all(names.map((name) => answer(page, name).boundingBox()));
        expect(
          new Set(boxes.map((box) => [box?.y, box?.width, box?.height].map((one) => Math.round(one ?? 0)).join())),
        ).toHaveProperty('size', 1);
        expect(boxes[0]?.height).toBeGreaterThanOrEqual(44);
        expect(boxes[0]?.height, 'one line').toBeLessThan(50);
      }).toPass();
    }
  expect(await findViolations(page)).toEqual([]);
  await answer(page, 'Configure').click();
  await expect(page.getByRole('checkbox', { name: /^Statistics/ })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  // The end of the page can be read above the panel. It moves down while parts that come into view are laid out.
  await expect(async () => {
    await page.keyboard.press('Control+End');
    await expect(page.getByText('©')).toBeInViewport({ timeout: 1_000 });
  }).toPass();
});

test(
  'cookie consent: in a window as low as that of a page at 400 %, the question hides nothing that has the focus',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, `${used.site.url}/explora`);
    await expect(page.locator('#consentimiento')).toHaveAttribute('data-asking');
    // One question, in the language of the page.
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toHaveCSS('position', 'static');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    expect(await findHiddenFocus(page)).toEqual([]);
    await answer(page, 'Rechazar').click();
    await expect(panel(page).getByRole('status')).toHaveText(/guardado/);
  },
);

test('cookie consent on a phone: the second layer, too, hides nothing that has the focus', full, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${used.site.url}/`);
  await answer(page, 'Configurar').press('Enter');
  await expect(panel(page).getByRole('checkbox').first()).toBeFocused();
  expect(await findHiddenFocus(page)).toEqual([]);
});

test(
  'cookie consent by keyboard: with maps alone allowed, the live map loads and statistics do not',
  full,
  async ({ page, consoleErrors }) => {
    const foreign = thirdPartyRequests(page, used.site);
    await open(page, `${used.site.url}/sobre-ofgc/contacto`);
    const drawing = page.getByRole('img', { name: /plano|mapa/i }).first();
    await expect(drawing).toBeVisible();
    await expect(panel(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    await expect(answer(page, 'Configurar')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: /^Mapas/ })).toBeChecked();
    await answer(page, 'Guardar').press('Enter');
    await expect(drawing).toBeHidden();
    await expect(page.getByText('live map')).toBeVisible();
    expect(foreign.map((url) => new URL(url).pathname)).toEqual(['/maps/api/js']);
    expect(new URL(foreign[0] ?? '').searchParams.get('libraries')).toBe('places');
    // The next document loads the live map at once, without a question.
    await open(page, `${used.site.url}/en/visitors`);
    await expect(answer(page, 'Accept')).toBeHidden();
    await expect.poll(() => foreign).toHaveLength(2);
    expect(consoleErrors).toEqual([]);
  },
);

test('cookie consent: each page view is reported once; withdrawal stops the reports and deletes their cookies', async ({
  page,
  context,
}) => {
  await open(page, `${used.site.url}/`);
  await answer(page, 'Aceptar').click();
  await page.waitForFunction(() => (window as { tagManagerRuns?: number }).tagManagerRuns === 1);
  await page.waitForFunction(() => (window as { mapsRuns?: number }).mapsRuns === 1);
  expect(await pageViews(page)).toEqual([]);
  const titles: Record<string, string> = {};
  const calendar = '/conciertos-entradas/eventos';
  for (const path of [calendar, `${calendar}?cuando=todos`, '/transparencia']) {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL(({ pathname, search }) => pathname + search === path);
    // Another query of the same page does not count as a page view.
    if (path.includes('?')) continue;
    await expect.poll(async () => (await pageViews(page)).at(-1)?.path).toBe(path);
    titles[path] = await page.title();
  }
  expect(await pageViews(page)).toEqual(Object.entries(titles).map(([path, title]) => ({ path, title })));

  // The tag manager does not run on pages with personal data: such a page is a document of its own.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/canal-denuncias"]')?.click());
  await page.waitForURL('**/canal-denuncias');
  await hydrated(page);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  const area = await page.goto(`${used.site.url}/educacion-comunidad/area-de-centros/entrar`);
  await hydrated(page);
  expect(await page.evaluate(() => 'dataLayer' in window || document.getElementById('consentimiento') !== null)).toBe(
    false,
  );
  expect(area?.headers()['content-security-policy']).not.toContain(used.services.origin);
  await page.getByRole('banner').locator('a[href="/"]').click();
  await page.waitForURL(`${used.site.url}/`);
  await page.waitForFunction(() => (window as { tagManagerRuns?: number }).tagManagerRuns === 1);

  await page.getByText('Configurar cookies').click();
  await expect(page.getByRole('checkbox', { name: /^Estadísticas/ })).toBeChecked();
  expect((await context.cookies()).map(({ name }) => name)).toContain('_ga');
  const reloaded = page.waitForEvent('load');
  await answer(page, 'Rechazar').click();
  await reloaded;
  await hydrated(page);
  expect(await page.evaluate(() => 'dataLayer' in window || 'mapsRuns' in window)).toBe(false);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['ofgc_consent']);
});

test('cookie consent: an answer in another tab closes the panel', full, async ({ page, context }) => {
  await open(page, `${used.site.url}/en/explora`);
  const elsewhere = await context.newPage();
  await open(elsewhere, `${used.site.url}/en`);
  await expect(panel(elsewhere)).toHaveCount(1);
  // Its place is known to screen readers before it says anything.
  await expect(panel(elsewhere).getByRole('status')).toHaveText('');
  await answer(elsewhere, 'Reject').click();
  await expect(answer(elsewhere, 'Reject')).toBeHidden();
  await expect(answer(page, 'Reject')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(answer(page, 'Reject')).toBeHidden();
});

test(
  'cookie consent: a withdrawal in another tab keeps a form that is being written, and the next page is loaded anew',
  full,
  async ({ page, context }) => {
    await open(page, `${used.site.url}/sobre-ofgc/contacto`);
    await answer(page, 'Aceptar').click();
    await page.waitForFunction(() => (window as { tagManagerRuns?: number }).tagManagerRuns === 1);
    const words = page.locator('main form[method=post] textarea').first();
    await words.fill('Una pregunta larga.');
    const elsewhere = await context.newPage();
    await open(elsewhere, `${used.site.url}/en`);
    await elsewhere.getByText('Cookie settings').click();
    const reloaded = elsewhere.waitForEvent('load');
    await answer(elsewhere, 'Reject').click();
    await reloaded;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(words).toHaveValue('Una pregunta larga.');
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['ofgc_consent']);
    await page.getByRole('banner').locator('a[href="/"]').click();
    await page.waitForURL(`${used.site.url}/`);
    // The document may still be loaded anew, which ends what is evaluated in the old one.
    await expect(async () => expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)).toPass();
  },
);

test('cookie consent: a choice that cannot be saved shows an error and loads nothing', async ({ page, context }) => {
  await open(page, `${used.site.url}/`);
  const foreign = thirdPartyRequests(page, used.site);
  await context.setOffline(true);
  await answer(page, 'Aceptar').click();
  await expect(panel(page).getByRole('alert')).toContainText('No se ha podido guardar');
  expect(foreign).toEqual([]);
});

test('cookie consent without JavaScript: a form at the end of the page saves the choice', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const foreign = thirdPartyRequests(page, used.site);
  await page.goto(`${used.site.url}/en/explora?x=1`);
  await page.getByText('Cookie settings').click();
  await page.getByRole('checkbox', { name: /^Maps/ }).check();
  await answer(page, 'Save').click();
  await expect(page).toHaveURL(/\/en\/explora\?x=1#eleccion-guardada$/);
  await expect(page.getByText('Your choice has been saved.')).toBeInViewport();
  expect((await context.cookies())[0]?.value).toMatch(/\.statistics-no\.maps-yes$/);
  expect(foreign).toEqual([]);
  await context.close();
});
