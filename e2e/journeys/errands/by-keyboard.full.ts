import { expect, open, test } from '../../site/browser-test.ts';
import { press, skipToContent, tabTo, typeInto } from '../../site/keyboard.ts';

// The errands of a visitor by keyboard alone: what the key Tab does not reach, or what it reaches unseen, fails. The menu has its own
// (`journeys/shell/menu.spec.ts`), as has the area of schools.
test('tonight’s concert, from home to the box office', async ({ page, consoleErrors }) => {
  await open(page, '/');
  await skipToContent(page);
  await press(page, page.getByRole('heading', { level: 1 }).getByRole('link'));
  await expect(page).toHaveURL(/grieg-y-sibelius\/36$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Grieg y Sibelius' })).toBeInViewport();
  const buy = page
    .getByRole('link', { name: /^Comprar/ })
    .filter({ visible: true })
    .first();
  await tabTo(page, buy);
  await expect(buy).toBeInViewport({ ratio: 1 });
  const [office] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await expect(office).toHaveURL(/performance=\d+$/);
  expect(consoleErrors).toEqual([]);
});

test('a work by its composer, in the search', async ({ page, consoleErrors }) => {
  await open(page, '/');
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Buscar' }));
  const panel = page.getByRole('dialog', { name: 'Buscar en la web' });
  await expect(panel.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('sibelius');
  const found = panel.getByRole('link', { name: /Grieg y Sibelius/ }).first();
  await tabTo(page, found);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/grieg-y-sibelius\/36$/);
  await expect(panel).toBeHidden();
  expect(consoleErrors).toEqual([]);
});

test('a message to the orchestra, with its errors first', async ({ page }) => {
  await open(page, '/sobre-ofgc/contacto');
  await skipToContent(page);
  const form = page.getByRole('main').getByRole('form').first();
  await press(page, form.getByRole('button', { name: /^Enviar/ }));
  const problems = form.getByRole('group', { name: /datos que corregir/ });
  await expect(problems).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await typeInto(page, form.getByRole('textbox', { name: /^Nombre/ }), 'Candelaria Ojeda');
  await expect(form.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Candelaria Ojeda');
});
