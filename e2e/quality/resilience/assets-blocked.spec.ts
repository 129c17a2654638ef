import type { Page } from '@playwright/test';
import { readSections } from '../../../shared/src/testing/read-sections.ts';
import { expect, full, hydrated, hydratedPart, open, test } from '../../site/page/browser-test.ts';

/** Blocks files in the browser, such as a remote's scripts; the server works. */
async function block(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.abort());
}

const jobsCode = /\/assets\/jobs\/.*\.js$/;
const unavailable = 'Esta sección no está disponible ahora';

async function goToJobs(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portal de empleo' }).click();
}

/** Sets a mark that lasts as long as the document. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => void (document.documentElement.dataset.seen = 'yes'));
}
const performanceMarks = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset.seen === 'yes');

test('page whose scripts fail to load: stays readable, and its links work', async ({ page }) => {
  await block(page, /\/assets\/concerts\/.*\.js$/);
  await page.goto('/conciertos-entradas/eventos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Grieg y Sibelius', exact: true }).first().click();
  await expect(page).toHaveURL(/\/grieg-y-sibelius\/36/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grieg y Sibelius');
});

test('home page: keeps slots, newsletter and footer whose scripts fail to load', async ({ page }) => {
  await block(page, /\/assets\/(?!shell)[^/]+\/.*\.js$|\/frame\.(?:newsletter|footer)\.js$/);
  const failed = new Set<string | undefined>();
  page.on('requestfailed', (request) => failed.add(/\/assets\/([^/]+)/.exec(request.url())?.[1]));
  await open(page, '/');
  const parts = page.locator('[data-slot]');
  const count = await parts.count();
  for (const part of await parts.all()) await part.scrollIntoViewIfNeeded();
  const remotes = Object.entries(await readSections()).flatMap(([name, { home }]) => (home ? [name] : []));
  await expect.poll(() => remotes.filter((remote) => !failed.has(remote))).toEqual([]);
  expect(count).toBeGreaterThan(5);
  await expect(parts).toHaveCount(count);
  for (const part of await parts.all()) await expect(part).toHaveText(/\S/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect
    .poll(() => performanceMarks(page))
    .toEqual(expect.arrayContaining(['hydrated:frame.footer', 'hydrated:frame.newsletter']));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Portal de empleo' })).toHaveCount(1);
  await expect(page.locator('form[action="/boletin"]')).toHaveCount(1);
});

test('site without any script: pages are documents with working links', async ({ page }) => {
  await block(page, /\/assets\/.*\.js$/);
  await page.goto('/portal-empleo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Calendario' }).click();
  await expect(page).toHaveURL('/conciertos-entradas/eventos');
});

test('navigation to a remote whose scripts fail: loads its document, and within a minute an error page instead', async ({
  page,
}) => {
  await open(page, '/sobre-ofgc');
  await block(page, jobsCode);
  await markDocument(page);
  await goToJobs(page);
  await expect(page).toHaveURL('/portal-empleo');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(unavailable);
  expect(await isSameDocument(page)).toBe(false);

  await open(page, '/sobre-ofgc');
  await markDocument(page);
  await goToJobs(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unavailable);
  await expect(page).toHaveURL('/portal-empleo');
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.unroute(jobsCode);
  await page.getByRole('link', { name: 'Volver a intentarlo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(unavailable);
  await hydrated(page);
});

test('error page of a remote: other pages can be visited without a new document', full, async ({ page }) => {
  await open(page, '/sobre-ofgc');
  await page.evaluate(() => sessionStorage.setItem('ofgc:chunk-reload', String(Date.now())));
  await block(page, jobsCode);
  await goToJobs(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unavailable);
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/sobre-ofgc/contacto');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(unavailable);
  expect(await isSameDocument(page)).toBe(true);
});

test('navigation to a page whose script fails: loads its document at the requested address', full, async ({ page }) => {
  await open(page, '/conciertos-entradas');
  await block(page, /\/concerts\.calendar\.js$/);
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'Calendario' }).click();
  await expect(page).toHaveURL('/conciertos-entradas/eventos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('navigation to a page whose script fails: loads its document with its query', full, async ({ page }) => {
  await open(page, '/sobre-ofgc');
  await block(page, /\/shell\.search\.js$/);
  await markDocument(page);
  await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('sibelius');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/buscar?term=sibelius');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('sibelius');
  expect(await isSameDocument(page)).toBe(false);
});

test('search and quick view: work without the scripts of suggestions and dialog', full, async ({ page }) => {
  await open(page, '/');
  await block(page, /\/frame\.(suggestions|quick-view)\.js$/);
  const link = page.getByRole('link', { name: /^Vista rápida/ }).first();
  await hydratedPart(link);
  await link.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Ver el concierto' })).toBeVisible();
  await page.keyboard.press('Escape');
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('frame.suggestions'));
  await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('sibelius');
  await asked;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/buscar?term=sibelius');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('sibelius');
});
