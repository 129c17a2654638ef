import { serverTimeout } from '../../../shared/src/api-client/api-client.ts';
import type { Page } from '@playwright/test';
import { switchableApi, switchApi } from '../../site/process/api-switch.ts';
import type { Site } from '../../site/process/site-process.ts';
import { startSite } from '../../site/process/start-site.ts';
import { expect, full, hydrated, open, test } from '../../site/page/browser-test.ts';
import { box, contactPath, fill, form, send, sent } from '../../journeys/about/contact-form.ts';

// One site with a closed newsletter and visitors' deadlines, whose API breaks connections, stops answering, recovers, exits, and is restarted.
test.describe.configure({ mode: 'default' });
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite({ env: { ...switchableApi, NEWSLETTER_OPEN: 'false', PATIENT: '0' } });
});
test.afterAll(() => site?.stop());

const failed = { es: 'Algo no ha salido bien', en: 'Something went wrong' };
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectDesignedError(page: Page, path: string, words: string): Promise<void> {
  const answer = await page.goto(site.url + path);
  expect(answer?.status(), path).toBe(503);
  expect(await answer?.headerValue('cache-control')).toBe('no-store');
  await expect(h1(page)).toHaveText(words);
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

const closedWords = 'La suscripción al boletín está cerrada en este momento.';
const fixedWords = 'Ha ocurrido un error al realizar la suscripción al newsletter';
const typed = '¿Hay sitio en la fila 1?\nGracias.';
const subscribe = (page: Page) => page.getByRole('button', { name: 'Suscribirme al boletín' });
const answerTo = async (page: Page, press: () => Promise<void>) => {
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await press();
  return posted;
};

test(
  'newsletter: shows the server’s message when closed, and the general error when the API fails',
  full,
  async ({ page }) => {
    await open(page, `${site.url}/boletin`);
    await subscribe(page).click();
    const message = page.getByRole('dialog', { name: 'Error' });
    await expect(message).toContainText(closedWords);
    await expect(message).not.toContainText(fixedWords);
    await page.keyboard.press('Escape');
    switchApi(site.dataDir, 'broken');
    await subscribe(page).click();
    await expect(message).toContainText(fixedWords);
    switchApi(site.dataDir, 'up');
  },
);

test('contact form: keeps its values and reports that the service does not answer; it is sent after recovery', async ({
  page,
}) => {
  await open(page, site.url + contactPath);
  await fill(page, 'luego@example.org');
  switchApi(site.dataDir, 'broken');
  await send(page);
  await expect(form(page).getByRole('group', { name: /el servicio no responde/ })).toBeFocused();
  await expect(box(page, /^Mensaje/)).toHaveValue(typed);
  switchApi(site.dataDir, 'up');
  await send(page);
  await expect(sent(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('newsletter: answers 404 with a page that says that it is closed', async ({ page }) => {
    let status = 0;
    // Sent again where a busy machine misses the visitors' deadlines (503), which this site has.
    await expect(async () => {
      await page.goto(`${site.url}/explora`);
      status = (await answerTo(page, () => subscribe(page).click())).status();
      expect(status).not.toBe(503);
    }).toPass();
    expect(status).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(closedWords);
  });

  test('newsletter: answers 503 with the general error and the typed values when the API fails', async ({ page }) => {
    switchApi(site.dataDir, 'broken');
    await page.goto(`${site.url}/boletin`);
    await page.getByRole('textbox', { name: /^Apellidos/ }).fill('Ojeda Marrero');
    expect((await answerTo(page, () => subscribe(page).click())).status()).toBe(503);
    await expect(page.getByRole('main')).toContainText(fixedWords);
    await expect(page.getByRole('textbox', { name: /^Apellidos/ })).toHaveValue('Ojeda Marrero');
    switchApi(site.dataDir, 'up');
  });

  test('contact form: answers 503 with the typed values when the API fails, and is sent again from that page', async ({
    page,
  }) => {
    await page.goto(site.url + contactPath);
    await fill(page, 'mas-tarde@example.org');
    switchApi(site.dataDir, 'broken');
    expect((await answerTo(page, () => send(page))).status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1, name: 'No hemos podido enviar el formulario' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('¿Hay sitio en la fila 1?');
    switchApi(site.dataDir, 'up');
    await page.getByRole('button', { name: 'Volver a enviarlo' }).click();
    await expect(sent(page)).toBeVisible();
  });
});

test('pages that need data: answer 503 with an error page when the API does not answer within its time', async ({
  page,
}) => {
  switchApi(site.dataDir, 'silent');
  for (const [path, words] of [
    ['/conciertos-entradas/eventos', failed.es],
    ['/en/portal-empleo', failed.en],
  ] as const) {
    const began = performance.now();
    await expectDesignedError(page, path, words);
    expect(performance.now() - began, path).toBeGreaterThan(serverTimeout);
  }
});

test('home page: answers 200 with its heading and links when the API does not answer', async ({ page }) => {
  switchApi(site.dataDir, 'silent');
  expect((await page.goto(site.url))?.status()).toBe(200);
  await expect(h1(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /calendario/i })).toBeVisible();
});

test('pages that need data: work again after the API recovers, without a restart', async ({ page }) => {
  switchApi(site.dataDir, 'broken');
  await expectDesignedError(page, '/en/portal-empleo', failed.en);
  switchApi(site.dataDir, 'up');
  expect((await open(page, `${site.url}/portal-empleo`))?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('link', { name: 'Violín, tutti' }).first()).toBeVisible();
});

test('navigation: shows an error page inside the frame when the API breaks, and back works in the same document', async ({
  page,
}) => {
  await open(page, `${site.url}/sobre-ofgc`);
  await page.evaluate(() => void (document.documentElement.dataset.seen = 'yes'));
  switchApi(site.dataDir, 'broken');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portal de empleo' }).click();
  await expect(h1(page)).toHaveText(failed.es);
  await expect(page).toHaveURL(`${site.url}/portal-empleo`);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/sobre-ofgc`);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.seen)).toBe('yes');
});

test(
  'broken API: pages with data show an error page; menu, search, newsletter and home page work',
  full,
  async ({ page, request }) => {
    switchApi(site.dataDir, 'broken');
    await expectDesignedError(page, '/educacion-comunidad', failed.es);
    await hydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    for (const [path, status] of [
      ['/buscar', 200],
      ['/boletin', 200],
      ['/no/puede/existir/a/tanta/hondura', 404],
      ['/en', 200],
    ] as const) {
      expect((await request.get(site.url + path)).status(), path).toBe(status);
    }
  },
);

test('stopped API: /api answers 503 with a JSON message, the log says that the API ended, and it is restarted', async ({
  request,
}) => {
  switchApi(site.dataDir, 'down');
  const answer = await request.get(`${site.url}/api/events`);
  expect(answer.status()).toBe(503);
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/\S/) });
  await expect.poll(site.log).toContain('the API ended');
  switchApi(site.dataDir, 'up');
  await expect.poll(async () => (await request.get(`${site.url}/explora`)).status(), { timeout: 150_000 }).toBe(200);
});
