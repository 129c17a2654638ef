import type { Page } from '@playwright/test';
import { awaitMessages, linkIn } from '../../site/people/mailbox.ts';
import { expect, full, open, test } from '../../site/page/browser-test.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Reciba nuestro boletín' });
const field = (page: Page, name: RegExp) => form(page).getByRole('textbox', { name });
const fixedText = 'Ha ocurrido un error al realizar la suscripción al newsletter';

async function fill(page: Page, email: string): Promise<void> {
  await field(page, /^Nombre/).fill('Candelaria');
  await field(page, /^Apellidos/).fill('Ojeda Marrero');
  await field(page, /^Correo electrónico/).fill(email);
  await form(page).getByRole('checkbox').check();
}
const send = (page: Page) => form(page).getByRole('button', { name: 'Suscribirme al boletín' }).click();

test('newsletter: a subscription empties the form, and is confirmed and ended by the link in the e-mail', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/explora');
  await fill(page, 'confirma@example.org');
  await send(page);
  const message = page.getByRole('dialog', { name: '¡Gracias por suscribirte!' });
  await expect(message).toContainText('Será de las primeras personas en conocer nuestras novedades y oportunidades.');
  await message.getByRole('button', { name: 'Cerrar' }).click();
  await expect(message).toBeHidden();
  for (const name of [/^Nombre/, /^Apellidos/, /^Correo electrónico/]) await expect(field(page, name)).toHaveValue('');
  await expect(form(page).getByRole('checkbox')).not.toBeChecked();

  const [request] = await awaitMessages('confirma@example.org', 1);
  await page.goto(linkIn(request, '/boletin'));
  await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Está suscrito al boletín' })).toBeVisible();
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Se ha dado de baja' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test(
  'newsletter: a mail program ends a subscription by one post, which it needs no page for',
  full,
  async ({ request }) => {
    const email = 'programa@example.org';
    const data = { name: 'Candelaria', lastname: 'Ojeda', email, conditions: true };
    await request.post('/api/newsletter?lang=es', { data });
    const [asked] = await awaitMessages(email, 1);
    const link = linkIn(asked, '/boletin');
    const fields = { 'List-Unsubscribe': 'One-Click' };
    // The second one finds nothing to end. Mail programs may send either kind of form.
    for (const form of [{ multipart: fields }, { form: fields }]) {
      expect((await request.post(link, { ...form, maxRedirects: 0 })).status()).toBe(200);
      expect((await request.get(link)).status()).toBe(404);
    }
  },
);

test('newsletter: errors are listed and described at their fields; typed values stay', full, async ({ page }) => {
  await open(page, '/explora');
  await field(page, /^Nombre/).fill('Candelaria');
  await field(page, /^Correo electrónico/).fill('candelaria@');
  await send(page);
  const message = page.getByRole('dialog', { name: 'Error' });
  await expect(message).toContainText(
    'Los apellidos son obligatorios. El correo electrónico no es válido. Debe aceptar la política de protección de datos.',
  );
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  await expect(field(page, /^Correo electrónico/)).toHaveAccessibleDescription(/El correo electrónico no es válido\./);
  await expect(form(page).getByRole('checkbox')).toHaveAccessibleDescription(
    /Debe aceptar la política de protección de datos\./,
  );
  await expect(field(page, /^Nombre/)).toHaveValue('Candelaria');
  await expect(field(page, /^Correo electrónico/)).toHaveValue('candelaria@');
  await expect(field(page, /^Apellidos/), 'where something is to be mended').toBeFocused();

  await fill(page, 'candelaria@example.org');
  await send(page);
  await expect(page.getByRole('dialog', { name: '¡Gracias por suscribirte!' })).toBeVisible();
  await expect(field(page, /^Correo electrónico/)).not.toHaveAttribute('aria-invalid');
  await expect(field(page, /^Correo electrónico/)).toHaveValue('');
  await expect(form(page).getByRole('checkbox')).not.toBeChecked();
});

test('newsletter: a message of the server is shown as text, never as markup', full, async ({ page }) => {
  await page.route('**/api/newsletter?*', (route) =>
    route.fulfill({ status: 404, json: { message: '<img src=x onerror="alert(1)">cerrado' } }),
  );
  await open(page, '/explora');
  await fill(page, 'candelaria@example.org');
  await send(page);
  const message = page.getByRole('dialog', { name: 'Error' });
  await expect(message).toContainText('<img src=x onerror="alert(1)">cerrado');
  await expect(message.getByRole('img')).toHaveCount(0);
});

test(
  'newsletter: status 500 or 429, or no answer, shows the general error and keeps the typed values',
  full,
  async ({ page }) => {
    await open(page, '/explora');
    await fill(page, 'candelaria@example.org');
    for (const status of [500, 429, null]) {
      await page.route('**/api/newsletter?*', (route) =>
        status === null ? route.abort() : route.fulfill({ status, json: { message: 'of the machine' } }),
      );
      await send(page);
      const message = page.getByRole('dialog', { name: 'Error' });
      await expect(message).toContainText(fixedText);
      await expect(message).not.toContainText('of the machine');
      await message.getByRole('button', { name: 'Cerrar' }).click();
      await expect(message).toBeHidden();
      await expect(field(page, /^Correo electrónico/)).toHaveValue('candelaria@example.org');
    }
  },
);

test('newsletter in English: its errors are in English', full, async ({ page }) => {
  await open(page, '/en/explora');
  await page.getByRole('button', { name: 'Subscribe to the newsletter' }).click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('The email address is required.');
});

test('newsletter: the data protection page opens in a new tab', full, async ({ page }) => {
  await open(page, '/explora');
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    form(page)
      .getByRole('link', { name: /política de protección de datos/ })
      .click(),
  ]);
  await expect(beside).toHaveURL(/\/proteccion-datos$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('newsletter: a subscription is answered with a page', async ({ page }) => {
    await page.goto('/explora');
    await fill(page, 'sin-guion@example.org');
    await send(page);
    await expect(page.getByRole('heading', { level: 1, name: '¡Gracias por suscribirte!' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Calendario' })).toBeVisible();
  });

  test(
    'newsletter: an invalid subscription answers 422 with its errors and the typed values',
    full,
    async ({ page }) => {
      await page.goto('/explora');
      await fill(page, 'sin-guion@');
      const [answer] = await Promise.all([page.waitForResponse(/\/boletin$/), send(page)]);
      expect(answer.status()).toBe(422);
      await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('El correo electrónico no es válido.');
      await expect(field(page, /^Correo electrónico/)).toHaveAccessibleDescription(
        /El correo electrónico no es válido\./,
      );
      await expect(field(page, /^Nombre/)).toHaveValue('Candelaria');
      await expect(field(page, /^Apellidos/)).toHaveValue('Ojeda Marrero');
      await expect(field(page, /^Correo electrónico/)).toHaveValue('sin-guion@');
      await expect(form(page).getByRole('checkbox')).toBeChecked();
    },
  );
});
