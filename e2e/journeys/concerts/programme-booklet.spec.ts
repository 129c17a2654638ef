import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { changeRegistry, registryEvent } from '../../../shell/src/releases/registry/registry-log.ts';
import type { Site } from '../../site/process/site-process.ts';
import { startSite } from '../../site/process/start-site.ts';
import { collectConsoleErrors, expect, full, hydrated, newVisitor, open, test } from '../../site/page/browser-test.ts';

test.use({ serviceWorkers: 'allow' });

const dark = 'rgb(12, 10, 9)';
const savedNotice = (page: Page) => page.getByText('Guardado en este dispositivo: funciona sin conexión');
const untilSaved = (page: Page) => expect(savedNotice(page)).toBeVisible({ timeout: 150_000 });
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());

test('programme booklet: /programa shows the programme of tonight', async ({ page, consoleErrors }) => {
  await open(page, '/programa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Grieg y Sibelius/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/programa\/36$/);
  await expect(page.getByText('Programa de mano').first()).toBeAttached();
  expect(consoleErrors).toEqual([]);
});

test('programme booklet: the home page and the concert page link to it', full, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Programa de mano' }).click();
  await expect(page).toHaveURL(/\/programa\/36$/);
  await page.getByRole('link', { name: 'Concierto', exact: true }).first().click();
  await expect(page).toHaveURL(/grieg-y-sibelius\/36$/);
  await page.getByRole('link', { name: 'Programa de mano' }).click();
  await expect(page).toHaveURL(/\/programa\/36$/);
});

test(
  'programme booklet: large letters apply, and hall mode is kept for later visits until it is turned off',
  full,
  async ({ page }) => {
    await page.goto('/programa/36');
    await hydrated(page);
    const height = () => page.getByRole('heading', { level: 1 }).evaluate((element) => element.clientHeight);
    const small = await height();
    await page.getByRole('link', { name: 'Modo sala' }).click();
    await expect.poll(() => background(page)).toBe(dark);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0c0a09');
    await page.locator('summary[aria-label="Letra y modo sala"]').click();
    await page.getByRole('radio', { name: 'Muy grande' }).check();
    await expect.poll(height).toBeGreaterThan(small);
    await expect(page).toHaveURL(/modo=sala&letra=3$/);
    // The QR code in the hall carries no choice of colours: the device remembers it.
    await page.goto('/programa');
    await expect.poll(() => background(page)).toBe(dark);
    await page.getByRole('link', { name: 'Modo papel' }).click();
    await expect.poll(() => background(page)).not.toBe(dark);
    await page.goto('/programa');
    await hydrated(page);
    await expect.poll(() => background(page)).not.toBe(dark);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('programme booklet: a form turns hall mode on, and a link turns it off', async ({ page }) => {
    await page.goto('/programa/36');
    await page.locator('summary[aria-label="Letra y modo sala"]').click();
    await page.getByRole('radio', { name: 'Modo sala: oscura' }).check();
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(/modo=sala/);
    await expect(page.locator('[data-page-theme=hall]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Modo papel' }).click();
    await expect(page.locator('[data-page-theme=paper]')).toHaveCount(1);
  });
});

test('programme booklet: each line of a sung text is in one row with its translation', full, async ({ page }) => {
  await page.goto('/en/programa/40');
  await page.locator('summary', { hasText: 'To Joy' }).click();
  const row = page.getByRole('row', { name: /Freude, schöner Götterfunken/ });
  await expect(row).toContainText('Joy, fair spark of the gods,');
  await expect(row.locator('[lang=de]')).toHaveCount(1);
});

test('printed programme booklet: has A5 pages, light colours and unfolded texts', async ({ page }) => {
  await page.goto('/programa/36?modo=sala');
  await hydrated(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)].map(([, box]) => box?.split(' ').map(Number));
  expect(boxes.length).toBeGreaterThan(4);
  for (const [, , width = 0, height = 0] of boxes.map((box) => box ?? [])) {
    expect(Math.round(width / 2.835)).toBe(148);
    expect(Math.round(height / 2.835)).toBe(210);
  }
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => background(page)).not.toBe(dark);
  await expect(page.getByText('Dieron vueltas sobre él largo rato')).toBeVisible();
});

test('programme booklet: opens offline in both languages after one visit; other pages show the offline page', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/programa/36?modo=sala');
  await untilSaved(page);
  expect(consoleErrors).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Grieg y Sibelius/);
  await expect.poll(() => background(page)).toBe(dark);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Grieg and Sibelius/);
  await page.goto('/sobre-ofgc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await expect(page.getByRole('link', { name: 'Programa de mano: Grieg y Sibelius' })).toHaveAttribute(
    'href',
    /^\/programa\/36/,
  );
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Volver a intentarlo' }).click();
  await expect(page).toHaveURL(/\/sobre-ofgc$/);
});

test('offline copies: the last visited concert page is cached, and only one', full, async ({ page, context }) => {
  await page.goto('/programa/36');
  await untilSaved(page);
  for (const concert of ['organo/43', 'roma/47']) {
    await page.goto(`/conciertos-entradas/eventos/${concert}`);
    await expect.poll(() => caches(page)).toContainEqual(expect.stringContaining(concert));
  }
  await expect
    .poll(async () => (await caches(page)).filter((name) => name.includes('/eventos/')))
    .toEqual([expect.stringContaining('roma/47')]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roma');
});

test(
  'offline copies: the visitor can remove them, they stay removed after a reload, and can be saved again',
  full,
  async ({ page }) => {
    await page.goto('/programa/36');
    await untilSaved(page);
    await page.getByRole('button', { name: 'Quitar lo guardado' }).click();
    await expect(page.getByText('Este programa no se guarda en su dispositivo')).toBeVisible();
    await expect.poll(() => caches(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText('Este programa no se guarda en su dispositivo')).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await page.getByRole('button', { name: 'Guardar para leer sin conexión' }).click();
    await untilSaved(page);
  },
);

test.describe('service worker', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Site;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await startSite();
  });
  test.beforeEach(() => test.setTimeout(300_000));
  test.afterAll(() => site?.stop());

  test(
    'a new release replaces the service worker and its caches, and the booklet opens offline',
    full,
    async ({ browser }) => {
      const { url, dataDir } = site;
      const context = await newVisitor(browser);
      const consoleErrors: string[] = [];
      const visit = async () => {
        const page = await context.newPage();
        collectConsoleErrors(page, consoleErrors);
        await page.goto(`${url}/programa/36`);
        await untilSaved(page);
        const names = await caches(page);
        await page.close();
        return names.toSorted();
      };
      const before = await visit();
      await changeLiveReleases(dataDir);
      // A new service worker waits until the pages of the old one are closed.
      await expect
        .poll(async () => (await visit()).filter((name) => before.includes(name)), {
          timeout: 60_000,
          intervals: [2_000],
        })
        .toEqual([]);
      expect((await visit()).map((name) => name.split(' ')[2])).toEqual(before.map((name) => name.split(' ')[2]));
      await context.setOffline(true);
      const page = await context.newPage();
      await page.goto(`${url}/programa/36`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Grieg y Sibelius/);
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );

  test('a booklet that is saved while a new service worker waits opens offline', full, async ({ browser }) => {
    const { url, dataDir } = site;
    const context = await newVisitor(browser);
    const page = await context.newPage();
    const isWaiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
    await page.goto(`${url}/explora`);
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    await changeLiveReleases(dataDir, 'education');
    await expect(async () => {
      await page.goto(`${url}/explora`);
      await expect.poll(isWaiting, { timeout: 5_000 }).toBe(true);
    }).toPass({ timeout: 60_000 });
    await page.goto(`${url}/programa/36`);
    await untilSaved(page);
    expect(await isWaiting()).toBe(true);
    await page.close();

    await context.setOffline(true);
    const offline = await context.newPage();
    // The waiting worker takes over once the last page of the old one is closed.
    await offline.goto(`${url}/programa/36`);
    await expect(offline.getByRole('heading', { level: 1 })).toHaveText(/Grieg y Sibelius/);
    await expect.poll(() => offline.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
    await offline.reload();
    await hydrated(offline);
    await expect(offline.getByRole('heading', { level: 1 })).toHaveText(/Grieg y Sibelius/);
    await context.close();
  });

  test('SERVICE_WORKER=off unregisters the service worker and deletes its caches', full, async ({ browser }) => {
    const context = await newVisitor(browser);
    const page = await context.newPage();
    await page.goto(`${site.url}/programa/36`);
    await untilSaved(page);
    site = await site.restart({ SERVICE_WORKER: 'off' });
    await page.goto(`${site.url}/programa/36`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Grieg y Sibelius/);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await caches(page)).toEqual([]);
    await page.reload();
    await hydrated(page);
    await expect(savedNotice(page)).toHaveCount(0);
    await context.close();
  });
});

/** Changes the live releases, as a deploy would. @param app is live no more afterwards */
async function changeLiveReleases(dataDir: string, app = 'jobs'): Promise<void> {
  const by = { who: 'a test', commit: 'unknown', isDirty: false, why: '' };
  await changeRegistry(join(dataDir, 'releases'), ({ apps: { [app]: gone, ...apps } }) => ({
    event: registryEvent('deploy', { name: app, version: gone?.version ?? '' }, by),
    apps,
  }));
}
