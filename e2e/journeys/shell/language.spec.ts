import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import { expect, full, hydrated, open, test } from '../../site/page/browser-test.ts';
import { attribute, elements, parsePage } from '../../site/page/parsed-page.ts';

const spanish = '/conciertos-entradas/eventos/organo/43';
const english = '/en/conciertos-entradas/eventos/organ/43';

async function chooseEnglish(page: Page): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: 'English' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
}

/** Holds back the scripts of newsletter and footer, as a slow connection may. @returns releases them */
async function holdFrameParts(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => void (release = resolve));
  await page.route(/frame\.(newsletter|footer)[^/]*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Checks the language cookie against `docs/requirements.md#language`. */
async function expectCookie(context: BrowserContext, value: string): Promise<void> {
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['i18n_redirected']);
  const [cookie] = cookies;
  expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days)).toBe(365);
}

test('language link: changes address, text and cookie in the same document, also while parts of the frame load', async ({
  page,
  context,
  consoleErrors,
}) => {
  const release = await holdFrameParts(page);
  // The load event waits for the scripts that are held back.
  await page.goto(`${spanish}?a=b`, { waitUntil: 'commit' });
  await hydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const isAnswered = page.waitForResponse(/\/api\/events\/43\?.*lang=en/);
  await chooseEnglish(page);
  await isAnswered;
  release();
  await expect(page).toHaveURL(`${english}?a=b`);
  await expect(page.getByRole('heading', { level: 1, name: 'Organ' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  await expect(page).toHaveTitle(/^Organ · /);
  await expect(page.getByRole('region', { name: 'Programme' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Legal notice');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
  await expectCookie(context, 'en');
  expect(consoleErrors).toEqual([]);
});

test('language link: replaces the history entry, from the bar and from the menu', full, async ({ page }) => {
  await open(page, '/explora');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).first().click();
  await expect(page).toHaveURL(/\/sobre-ofgc\/contacto$/);
  await chooseEnglish(page);
  await expect(page).toHaveURL(/\/en\/sobre-ofgc\/contacto$/);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/:\d+\/sobre-ofgc\/contacto$/);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/explora$/);
});

test(
  'language link by keyboard: keeps the focus when the anchor of the address does not exist',
  full,
  async ({ page }) => {
    await open(page, '/sobre-ofgc/contacto#nada');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).press('Enter');
    await expect(page).toHaveURL(/\/en\/sobre-ofgc\/contacto#nada$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Español' })).toBeFocused();
  },
);

test('language link: is visible in the bar at every width, on the error page too', full, async ({ page }) => {
  await open(page, '/nada-de-nada?a=b');
  await chooseEnglish(page);
  await expect(page).toHaveURL('/en/nada-de-nada?a=b');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 760 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Español' })).toBeInViewport({ ratio: 1 });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('language link: leads to the same concert and stores the choice in a cookie', async ({ page, context }) => {
    await page.goto(spanish);
    await chooseEnglish(page);
    await expect(page).toHaveURL(english);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectCookie(context, 'en');
  });
});

test('language link: redirects to no foreign host', async ({ request, baseURL }) => {
  for (const target of ['//evil.example', 'https://evil.example', String.raw`/\evil.example`]) {
    const answer = await request.get(`/idioma/en?a=${encodeURIComponent(target)}`, { maxRedirects: 0 });
    expect(new URL(answer.headers().location ?? '', baseURL).href).toBe(`${baseURL}/en`);
  }
});

test.describe('a browser that speaks English', () => {
  test.use({ extraHTTPHeaders: { 'Accept-Language': 'en-GB' } });
  const languageOf = async (answer: APIResponse) =>
    attribute(elements(parsePage(await answer.text()), 'html')[0], 'lang');

  test('is redirected from the root to the English home page, without a cookie', async ({ request }) => {
    const answer = await request.get('/', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, '/en']);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  });

  test('gets Spanish pages at Spanish addresses', async ({ request }) => {
    const answer = await request.get(spanish, { maxRedirects: 0 });
    expect([answer.status(), await languageOf(answer)]).toEqual([200, 'es']);
  });

  test('gets the Spanish home page after Spanish was chosen', async ({ request }) => {
    await request.get('/idioma/es?a=/');
    const answer = await request.get('/', { maxRedirects: 0 });
    expect([answer.status(), await languageOf(answer)]).toEqual([200, 'es']);
  });
});

test('a Spanish browser that chose English is redirected from the root to English', full, async ({ page }) => {
  await page.goto('/idioma/en?a=/explora');
  await expect(page).toHaveURL(/\/en\/explora$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
});
