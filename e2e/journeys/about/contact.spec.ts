import type { Page } from '@playwright/test';
import { awaitMessages, messagesTo, backdateForm } from '../../site/people/mailbox.ts';
import type { Department } from '../../../shared/src/domain/departments/department.schema.ts';
import { fetchData } from '../../site/content.ts';
import { expect, full, open, test } from '../../site/page/browser-test.ts';
import { box, button, contactPath, fill, form, send, sent } from './contact-form.ts';

async function expectMessages(page: Page, email: string): Promise<void> {
  const [, reference = ''] = /(C-[A-Z2-9]{6})/.exec(await sent(page).innerText()) ?? [];
  expect(reference).not.toBe('');
  const [receipt] = await awaitMessages(email, 1);
  expect(receipt?.subject).toBe(`Hemos recibido su mensaje (${reference})`);
  expect(receipt?.text).toMatch(/Su mensaje ha llegado a [^.]+\./);
  const departments = await fetchData<Department[]>(page.request, '/api/departments');
  const department = departments.find(({ key }) => key === 'accessibility');
  const toDepartment = () => messagesTo(department?.email ?? '').find(({ replyTo }) => replyTo === email);
  await expect.poll(() => toDepartment()?.subject, { timeout: 30_000 }).toBe(`[${reference}] Silla de ruedas`);
  expect(toDepartment()?.text).toContain('¿Hay sitio en la fila 1?\nGracias.');
}

test('contact form: keeps its text on a change of language, and is delivered once with a receipt', async ({
  page,
  consoleErrors,
}) => {
  await open(page, contactPath);
  await fill(page, 'escribe@example.org');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('¿Hay sitio en la fila 1?\nGracias.');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(button(page)).toBeVisible();
  await backdateForm(form(page));
  await button(page).dblclick();
  await expect(sent(page)).toBeFocused();
  await expectMessages(page, 'escribe@example.org');
  await page.reload();
  await expect(sent(page)).toBeVisible();
  await sent(page).getByRole('link', { name: 'Escribir otro mensaje' }).click();
  await expect(box(page, /^Mensaje/)).toHaveValue('');
  expect(messagesTo('escribe@example.org')).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});

test(
  'contact form: errors are listed, linked to their fields and described there; typed values stay',
  full,
  async ({ page }) => {
    await open(page, contactPath);
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
  },
);

test(
  'contact form in English: the query parameter selects the topic, and the errors are in English',
  full,
  async ({ page }) => {
    await open(page, `/en${contactPath}?asunto=press`);
    const english = page.getByRole('form', { name: 'Write to us' });
    await expect(english.getByRole('combobox', { name: /^Topic/ })).toHaveValue('press');
    await english.getByRole('button', { name: 'Send the message' }).click();
    await expect(english.getByRole('group', { name: '5 things need correcting' })).toContainText('Enter your message.');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('contact form: an invalid message answers 422 with errors and typed values, and is sent once corrected', async ({
    page,
  }) => {
    await page.goto(contactPath);
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
