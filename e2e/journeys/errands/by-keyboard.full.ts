import { expect, open, test } from '../../site/page/browser-test.ts';
import { chooseByArrows, press, skipToContent, tabTo, typeInto } from '../../site/page/keyboard.ts';
import { awaitMessages, backdateForm, linkIn } from '../../site/people/mailbox.ts';
import { contactPath } from '../about/contact-form.ts';

// Errands without a journey on the phone, by keyboard alone: they fail where the key Tab does not reach a control, or its focus is unseen.
// The other errands of this folder are done by keyboard in the project `by keyboard`. The menu (`journeys/shell/menu.spec.ts`), consent,
// the reporting channel and the area of schools have keyboard tests of their own.

test('by keyboard: tonight’s concert, from the home page to the box office', async ({ page, consoleErrors }) => {
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

test('by keyboard: a contact message, refused with errors first, then sent', async ({ page }) => {
  await open(page, contactPath);
  await skipToContent(page);
  const form = page.getByRole('main').getByRole('form').first();
  await press(page, form.getByRole('button', { name: /^Enviar/ }));
  const problems = form.getByRole('group', { name: /datos que corregir/ });
  await expect(problems).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await typeInto(page, form.getByRole('textbox', { name: /^Nombre/ }), 'Candelaria Ojeda');
  await typeInto(page, form.getByRole('textbox', { name: /^Correo/ }), 'teclado@example.org');
  await chooseByArrows(page, form.getByRole('combobox', { name: /^Tema/ }), 'accessibility');
  await typeInto(page, form.getByRole('textbox', { name: /^Asunto/ }), 'Silla de ruedas');
  await typeInto(page, form.getByRole('textbox', { name: /^Mensaje/ }), '¿Hay sitio en la fila 1?');
  await press(page, form.getByRole('checkbox'), 'Space');
  await backdateForm(form);
  await press(page, form.getByRole('button', { name: /^Enviar/ }));
  const sent = page.getByRole('status').filter({ hasText: /C-[A-Z2-9]{6}/ });
  await expect(sent).toBeFocused();
  await expect(sent).toBeInViewport();
  await awaitMessages('teclado@example.org', 1);
});

test('by keyboard: the newsletter, from the form to the confirmation', async ({ page, consoleErrors }) => {
  await open(page, '/explora');
  const newsletter = page.getByRole('region', { name: 'Reciba nuestro boletín' });
  const email = 'boletin-teclado@example.org';
  for (const [name, words] of [
    [/^Nombre/, 'Candelaria'],
    [/^Apellidos/, 'Ojeda Marrero'],
    [/^Correo electrónico/, email],
  ] as const)
    await typeInto(page, newsletter.getByRole('textbox', { name }), words);
  await press(page, newsletter.getByRole('checkbox'), 'Space');
  await press(page, newsletter.getByRole('button', { name: 'Suscribirme al boletín' }));
  const message = page.getByRole('dialog', { name: '¡Gracias por suscribirte!' });
  await press(page, message.getByRole('button', { name: 'Cerrar' }));
  await expect(message).toBeHidden();
  // After the message is closed, the focus is back in the newsletter's part.
  await expect.poll(() => newsletter.evaluate((region) => region.contains(document.activeElement))).toBe(true);
  const [request] = await awaitMessages(email, 1);
  await open(page, linkIn(request, '/boletin'));
  await press(page, page.getByRole('button', { name: 'Confirmar mi suscripción' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Está suscrito al boletín' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('by keyboard: a place in a masterclass, from the class to the reference', async ({ page, consoleErrors }) => {
  await open(page, '/educacion-comunidad/clases-magistrales');
  await skipToContent(page);
  await press(page, page.getByRole('link', { name: /^Solicitar plaza/ }).first());
  await expect(page).toHaveURL(/#inscripcion$/);
  const form = page.getByRole('form', { name: 'Solicitud' });
  await chooseByArrows(page, form.getByLabel(/^¿Cómo participa/), 'listener');
  for (const [name, words] of [
    [/^Año de nacimiento/, '1999'],
    [/^Nombre \*/, 'Candelaria'],
    [/^Apellidos/, 'Ojeda Marrero'],
    [/^Correo electrónico/, 'clase-teclado@example.org'],
  ] as const)
    await typeInto(page, form.getByLabel(name), words);
  await press(page, form.getByLabel(/acepto que se usen estos datos/), 'Space');
  await backdateForm(form);
  await press(page, form.getByRole('button', { name: 'Enviar la solicitud' }));
  await expect(page.getByRole('status').filter({ hasText: /Solicitud M-/ })).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test('by keyboard: a place on a waiting list, from the concert to the e-mail', async ({ page }) => {
  await open(page, '/conciertos-entradas/eventos/concierto-de-ano-nuevo/41');
  await skipToContent(page);
  const form = page.getByRole('form', { name: 'Lista de espera' });
  await typeInto(page, form.getByRole('textbox', { name: /^Correo/ }), 'espera-teclado@example.org');
  await chooseByArrows(page, form.getByRole('combobox', { name: /^Localidades/ }), '3');
  await press(page, form.getByRole('checkbox'), 'Space');
  await backdateForm(form);
  await press(page, form.getByRole('button', { name: 'Apuntarme a la lista' }));
  await expect(page.getByRole('status').filter({ hasText: 'Mire su correo' })).toBeInViewport();
  await awaitMessages('espera-teclado@example.org', 1);
});

test('by keyboard: a vacancy’s document, found by the filters of the portal', async ({ page, consoleErrors }) => {
  await open(page, '/portal-empleo');
  await skipToContent(page);
  const main = page.getByRole('main');
  await typeInto(page, main.getByRole('searchbox').or(main.getByRole('textbox')).first(), 'oboe');
  await page.keyboard.press('Enter');
  const found = main.getByRole('link', { name: /oboe/i }).first();
  await press(page, found);
  await expect(page).toHaveURL(/portal-empleo\/oferta\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: /oboe/i })).toBeInViewport();
  const document = main.getByRole('link', { name: /PDF/ }).first();
  await tabTo(page, document);
  await expect(document).toBeInViewport();
  expect(consoleErrors).toEqual([]);
});
