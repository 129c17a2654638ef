import type { Page } from '@playwright/test';
import { backdateForm } from '../../site/people/mailbox.ts';
import { expect, full, hydrated, open, test } from '../../site/page/browser-test.ts';

const letter = {
  name: 'Candelaria Ojeda.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('La factura 17 se pagó dos veces.'),
};
const form = (page: Page) => page.getByRole('form', { name: 'Su comunicación' });
const receipt = (page: Page) => page.getByRole('status').filter({ hasText: 'Hemos recibido su comunicación' });
const code = async (page: Page) => /(?:[A-Z2-9]{4}-){4}[A-Z2-9]{4}/.exec(await receipt(page).innerText())?.[0] ?? '';

async function fill(page: Page): Promise<void> {
  await form(page)
    .getByRole('combobox', { name: /^De qué se trata/ })
    .selectOption('Contratos y compras');
  await form(page)
    .getByRole('textbox', { name: /^Qué ha ocurrido/ })
    .fill('Una factura se pagó dos veces.');
  await form(page).getByLabel('Archivos').setInputFiles(letter);
  await backdateForm(form(page));
}

async function openReport(page: Page, typed: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Código/ }).fill(typed);
  await page.getByRole('button', { name: 'Ver la comunicación' }).click();
}

test(
  'reporting channel: an anonymous report is sent; its code opens it, for the file and another message',
  full,
  async ({ page, context, consoleErrors }) => {
    await open(page, '/');
    // A link from another page of the site loads a new document, which has lost this mark.
    await page.evaluate(() => Object.assign(window, { wasHere: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Canal de denuncias' }).click();
    await expect(page).toHaveURL(/canal-denuncias$/);
    expect(await page.evaluate(() => 'wasHere' in window)).toBe(false);
    await page.getByRole('link', { name: 'Presentar una comunicación', exact: true }).click();
    await expect(page).toHaveURL(/informar$/);
    // Hydration sets the time at which the form was shown again.
    await hydrated(page);
    // The typed text is kept when the language changes, and when it changes back.
    await form(page)
      .getByRole('textbox', { name: /^Qué ha ocurrido/ })
      .fill('Una factura');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('textbox', { name: /^What happened/ })).toHaveValue('Una factura');
    // The page scrolls to its form when it loads; a click during the scroll would end on another element.
    await expect(page.getByRole('heading', { name: 'Your report' })).toBeFocused();
    await page.getByRole('button', { name: 'Continue in Spanish with what you have written' }).click();
    await expect(form(page).getByRole('textbox', { name: /^Qué ha ocurrido/ })).toHaveValue('Una factura');
    await hydrated(page);
    await fill(page);
    await form(page).getByRole('button', { name: 'Enviar la comunicación' }).dblclick();
    await expect(receipt(page)).toBeVisible();
    const own = await code(page);
    expect(own).not.toBe('');
    await expect(receipt(page)).toContainText('Antes de que acabe el');
    await expect(receipt(page)).toBeFocused();
    // The link to the other language leaves the only page with the code open.
    await hydrated(page);
    const [english] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('banner').getByRole('link', { name: 'English' }).click(),
    ]);
    await expect(english.getByRole('status').filter({ hasText: 'We have received your report' })).toContainText(own);
    await english.close();

    await receipt(page).getByRole('link', { name: 'Seguir una comunicación con su código' }).click();
    await expect(page).toHaveURL(/seguimiento$/);
    await hydrated(page);
    await openReport(page, own.toLowerCase().replaceAll('-', ' '));
    await expect(page.getByText('Una factura se pagó dos veces.')).toHaveCount(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Guardar el archivo 1/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^\d+-1\.txt$/);
    await page.getByRole('textbox', { name: /^Mensaje/ }).fill('Fue el 3 de octubre.');
    await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Hemos recibido su mensaje' })).toBeVisible();
    await expect(page.getByText('Fue el 3 de octubre.')).toHaveCount(1);
    expect(await context.cookies()).toEqual([]);
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'reporting channel: a report whose files are too large stays on its page, with what was typed',
  full,
  async ({ page }) => {
    await open(page, '/canal-denuncias/informar');
    await hydrated(page);
    await fill(page);
    await form(page)
      .getByLabel('Archivos')
      .setInputFiles({ ...letter, buffer: Buffer.alloc(7 * 1024 * 1024, 'a') });
    await form(page).getByRole('button', { name: 'Enviar la comunicación' }).click();
    const problem = page.getByRole('group', { name: 'No hemos podido enviarlo' });
    await expect(problem).toContainText('Es demasiado para un solo envío.');
    await expect(problem).toBeFocused();
    await expect(form(page).getByRole('textbox', { name: /^Qué ha ocurrido/ })).toHaveValue(
      'Una factura se pagó dos veces.',
    );
    await form(page).getByLabel('Archivos').setInputFiles(letter);
    await form(page).getByRole('button', { name: 'Enviar la comunicación' }).click();
    await expect(receipt(page)).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reporting channel: an incomplete report keeps its text; completed, it is sent by keyboard and opened by code', async ({
    page,
  }) => {
    await page.goto('/canal-denuncias/informar');
    const facts = form(page).getByRole('textbox', { name: /^Qué ha ocurrido/ });
    await facts.fill('Una factura se pagó dos veces.');
    await form(page)
      .getByLabel('Archivos')
      .setInputFiles({ ...letter, mimeType: 'application/pdf', buffer: Buffer.from('PK\u0003\u0004\0') });
    await form(page).getByRole('button', { name: 'Enviar la comunicación' }).focus();
    await page.keyboard.press('Enter');
    const problems = page.getByRole('group', { name: 'Hay un dato que corregir' });
    await expect(problems).toContainText('Elija de qué se trata.');
    await expect(facts).toHaveValue('Una factura se pagó dos veces.');
    await form(page)
      .getByRole('combobox', { name: /^De qué se trata/ })
      .focus();
    await page.keyboard.press('ArrowDown');
    await backdateForm(form(page));
    await form(page).getByRole('button', { name: 'Enviar la comunicación' }).focus();
    await page.keyboard.press('Enter');
    const own = await code(page);
    await page.goto('/canal-denuncias/seguimiento');
    await openReport(
      page,
      own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    );
    await expect(page.getByRole('group', { name: 'Hay un dato que corregir' })).toContainText(
      'Hay un error en el código',
    );
    await openReport(page, own);
    await expect(page.getByText('Una factura se pagó dos veces.')).toHaveCount(1);
  });
});
