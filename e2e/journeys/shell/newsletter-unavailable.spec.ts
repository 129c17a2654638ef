import { switchableApi, switchApi } from '../../site/api-switch.ts';
import type { Site } from '../../site/site-process.ts';
import { startSite } from '../../site/start-site.ts';
import { expect, open, test } from '../../site/browser-test.ts';

const closedWords = 'La suscripción al boletín está cerrada en este momento.';
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({
    env: { ...switchableApi, NEWSLETTER_OPEN: 'false' },
  });
});
test.afterAll(async () => site?.stop());

test('a closed newsletter says so in the server’s words', async ({ page }) => {
  await open(page, `${site.url}/explora`);
  await page.getByRole('button', { name: 'Suscribirme al boletín' }).click();
  const message = page.getByRole('dialog', { name: 'Error' });
  await expect(message).toContainText(closedWords);
  await expect(message).not.toContainText('Ha ocurrido un error');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a closed newsletter answers with a page that says so', async ({ page }) => {
    await page.goto(`${site.url}/explora`);
    const [answer] = await Promise.all([
      page.waitForResponse(/\/boletin$/),
      page.getByRole('button', { name: 'Suscribirme al boletín' }).click(),
    ]);
    expect(answer.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(closedWords);
  });

  test('while the API is down the page says the fixed sentence and keeps what was typed', async ({ page }) => {
    switchApi(site.dataDir, 'down');
    await page.goto(`${site.url}/boletin`);
    await page.getByRole('textbox', { name: /^Apellidos/ }).fill('Ojeda Marrero');
    const [answer] = await Promise.all([
      page.waitForResponse(/\/boletin$/),
      page.getByRole('button', { name: 'Suscribirme al boletín' }).click(),
    ]);
    expect(answer.status()).toBe(503);
    await expect(page.getByRole('main')).toContainText('Ha ocurrido un error al realizar la suscripción al newsletter');
    await expect(page.getByRole('textbox', { name: /^Apellidos/ })).toHaveValue('Ojeda Marrero');
  });
});

test('while the API is down the message says the fixed sentence', async ({ page }) => {
  await open(page, `${site.url}/boletin`);
  await page.getByRole('button', { name: 'Suscribirme al boletín' }).click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    'Ha ocurrido un error al realizar la suscripción al newsletter',
  );
});
