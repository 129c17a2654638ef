import type { Page } from '@playwright/test';
import { expect, full } from '../../site/page/browser-test.ts';
import { phone, test } from '../../site/page/errand.ts';
import { awaitMessages, backdateForm } from '../../site/people/mailbox.ts';

test.use(phone);

const form = (page: Page, name: string) => page.getByRole('form', { name });

test(
  'joining Club 26: seven activations lead from the menu to a reference, and an e-mail confirms it',
  full,
  async ({ errand, page }, { project }) => {
    // `test:full` does the errand in two projects on one site.
    const email = `nayra-${project.name.replaceAll(' ', '-')}@example.org`;
    await errand.start();
    await errand.activate(page.getByRole('button', { name: 'Menú' }));
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    await errand.activate(menu.locator('summary').filter({ hasText: 'comunidad' }));
    await errand.activate(menu.getByRole('link', { name: /Club 26/ }));
    await errand.activate(page.getByRole('link', { name: 'Hágase miembro' }));
    const join = form(page, 'Cómo apuntarse');
    await errand.type(join.getByRole('textbox', { name: /^Nombre/ }), 'Nayra Melián');
    await errand.type(join.getByRole('textbox', { name: /^Correo/ }), email);
    await errand.type(join.getByRole('textbox', { name: /^Año/ }), '2003');
    await errand.choose(join.getByRole('combobox'), 'No, gracias');
    await errand.activate(join.getByRole('checkbox'));
    await backdateForm(join);
    await errand.activate(join.getByRole('button', { name: 'Solicitar el carné' }));
    const sent = page.getByRole('status').filter({ hasText: /Recibido: I-[A-Z2-9]{6}/ });
    await errand.isAnsweredBy(sent);
    expect(errand.activations).toBe(7);
    const [receipt] = await awaitMessages(email, 1);
    expect(receipt?.subject).toMatch(/^Hemos recibido su solicitud: Club 26 \(I-/);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('guided tour: an invalid booking lists its error and keeps the typed values, a valid one gets a reference', async ({
    page,
  }) => {
    await page.goto('/en/visitors/guided-tours');
    const book = form(page, 'Book your places');
    await book.getByRole('textbox', { name: /^Full name/ }).fill('Ann Smith');
    await book.getByRole('textbox', { name: /^Email/ }).fill('ann@example.org');
    await book.getByRole('combobox', { name: /^Day/ }).selectOption('2026-12-02');
    await book.getByRole('textbox', { name: /^People/ }).fill('12');
    await book.getByRole('checkbox').check();
    await backdateForm(book);
    await book.getByRole('button', { name: 'Book the tour' }).click();
    await expect(book.getByRole('group', { name: 'One thing needs correcting' })).toBeFocused();
    await expect(book.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Ann Smith');
    await book.getByRole('textbox', { name: /^People/ }).fill('2');
    await backdateForm(book);
    await book.getByRole('button', { name: 'Book the tour' }).click();
    await expect(page.getByRole('status').filter({ hasText: /Received: I-[A-Z2-9]{6}/ })).toBeInViewport();
  });
});
