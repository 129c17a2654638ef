import type { Page } from '@playwright/test';
import { switchableApi, switchApi } from '../../site/api-switch.ts';
import { awaitMessages, messagesTo, backdateForm } from '../../site/mailbox.ts';
import type { Site } from '../../site/site-process.ts';
import { startSite } from '../../site/start-site.ts';
import { expect, open, test } from '../../site/browser-test.ts';

const path = '/sobre-ofgc/contacto';
const dataDir = () => process.env.OFGC_SITE_DATA ?? '';
const form = (page: Page) => page.getByRole('form', { name: 'Escríbanos' });
const box = (page: Page, name: RegExp) => form(page).getByRole('textbox', { name });
const button = (page: Page) => form(page).getByRole('button', { name: 'Enviar el mensaje' });
const sent = (page: Page) => page.getByRole('status').filter({ hasText: 'Hemos recibido su mensaje' });

async function fill(page: Page, email: string): Promise<void> {
  await form(page).getByRole('combobox', { name: /^Tema/ }).selectOption('Accesibilidad');
  await box(page, /^Nombre/).fill('Candelaria Ojeda');
  await box(page, /^Correo/).fill(email);
  await box(page, /^Asunto/).fill('Silla de ruedas');
  await box(page, /^Mensaje/).fill('¿Hay sitio en la fila 1?\nGracias.');
  await form(page).getByRole('checkbox').check();
}

async function send(page: Page): Promise<void> {
  await backdateForm(form(page));
  await button(page).click();
}

async function expectMessages(page: Page, email: string): Promise<void> {
  const [, reference = ''] = /(C-[A-Z2-9]{6})/.exec(await sent(page).innerText()) ?? [];
  expect(reference).not.toBe('');
  const [receipt] = await awaitMessages(dataDir(), email, 1);
  expect(receipt?.subject).toBe(`Hemos recibido su mensaje (${reference})`);
  expect(receipt?.text).toContain('Su mensaje ha llegado a Accesibilidad.');
  const toDepartment = messagesTo(dataDir(), 'accesibilidad@ofgc.example').find(({ replyTo }) => replyTo === email);
  expect(toDepartment?.subject).toBe(`[${reference}] Silla de ruedas`);
  expect(toDepartment?.text).toContain('¿Hay sitio en la fila 1?\nGracias.');
}

test('a message reaches its department, its sender gets a receipt, and a reload sends nothing again', async ({
  page,
  consoleErrors,
}) => {
  await open(page, path);
  await fill(page, 'escribe@example.org');
  await backdateForm(form(page));
  await button(page).dblclick();
  await expect(sent(page)).toBeFocused();
  await expectMessages(page, 'escribe@example.org');
  await page.reload();
  await expect(sent(page)).toBeVisible();
  await sent(page).getByRole('link', { name: 'Escribir otro mensaje' }).click();
  await expect(box(page, /^Mensaje/)).toHaveValue('');
  expect(messagesTo(dataDir(), 'escribe@example.org')).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});

test('what is wrong is listed, said beside its field and led to; what was typed stays', async ({ page }) => {
  await open(page, path);
  await box(page, /^Nombre/).fill('Candelaria Ojeda');
  await box(page, /^Correo/).fill('candelaria@');
  await send(page);
  const problems = form(page).getByRole('group', { name: 'Hay 5 datos que corregir' });
  await expect(problems).toBeFocused();
  await problems.getByRole('link', { name: 'El correo electrónico no es válido.' }).click();
  await expect(box(page, /^Correo/)).toBeFocused();
  await expect(box(page, /^Correo/)).toHaveAccessibleDescription(/El correo electrónico no es válido\./);
  await expect(box(page, /^Nombre/)).toHaveValue('Candelaria Ojeda');

  await fill(page, 'mejor@example.org');
  await send(page);
  await expect(sent(page)).toBeVisible();
});

test('the address may name the topic, and English is English', async ({ page }) => {
  await open(page, `/en${path}?asunto=press`);
  const english = page.getByRole('form', { name: 'Write to us' });
  await expect(english.getByRole('combobox', { name: /^Topic/ })).toHaveValue('press');
  await english.getByRole('button', { name: 'Send the message' }).click();
  await expect(english.getByRole('group', { name: '5 things need correcting' })).toContainText('Enter your message.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message comes back with what is wrong and what was typed, then arrives', async ({ page }) => {
    await page.goto(path);
    await fill(page, 'sin-guion@');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      send(page),
    ]);
    expect(answer.status()).toBe(422);
    await expect(form(page).getByRole('group', { name: 'Hay un dato que corregir' })).toBeFocused();
    await expect(box(page, /^Mensaje/)).toHaveValue('¿Hay sitio en la fila 1?\nGracias.');
    await expect(form(page).getByRole('combobox')).toHaveValue('accessibility');
    await expect(form(page).getByRole('checkbox')).toBeChecked();

    await box(page, /^Correo/).fill('carta-sin-guion@example.org');
    await send(page);
    await expect(sent(page)).toBeVisible();
    await expectMessages(page, 'carta-sin-guion@example.org');
  });
});

test.describe('while the API is down', () => {
  let site: Site;
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await startSite({ env: switchableApi });
  });
  test.afterAll(async () => site?.stop());
  test.beforeEach(({ page }) => comeBack(page));

  /** An API that ended is started again by itself. */
  async function comeBack(page: Page): Promise<void> {
    switchApi(site.dataDir, 'up');
    await expect
      .poll(async () => (await page.request.get(`${site.url}/api/venues`)).status(), { timeout: 60_000 })
      .toBe(200);
  }

  test('the form says so and keeps everything; later it arrives', async ({ page }) => {
    await open(page, site.url + path);
    await fill(page, 'luego@example.org');
    switchApi(site.dataDir, 'down');
    await send(page);
    await expect(form(page).getByRole('group', { name: /el servicio no responde/ })).toBeFocused();
    await expect(box(page, /^Mensaje/)).toHaveValue('¿Hay sitio en la fila 1?\nGracias.');
    await comeBack(page);
    await send(page);
    await expect(sent(page)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a page in the frame shows what was typed, and sends it again', async ({ page }) => {
      await page.goto(site.url + path);
      await fill(page, 'mas-tarde@example.org');
      switchApi(site.dataDir, 'down');
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        send(page),
      ]);
      expect(answer.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1, name: 'No hemos podido enviar el formulario' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('¿Hay sitio en la fila 1?');
      await comeBack(page);
      await page.getByRole('button', { name: 'Volver a enviarlo' }).click();
      await expect(sent(page)).toBeVisible();
    });
  });
});
