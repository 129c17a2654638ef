import type { Page } from '@playwright/test';
import { expect, hydratedPart, open, test } from '../../site/page/browser-test.ts';
import { loadNavigation } from '../../site/page/load-navigation.ts';

const field = (page: Page, name: RegExp) => page.getByRole('main').getByLabel(name).first();

test('sign-in block of a content page: keeps the typed e-mail address while offline, and is sent later', async ({
  page,
  context,
}) => {
  await open(page, '/centros-educativos');
  const email = field(page, /^Correo/);
  await hydratedPart(email);
  await loadNavigation(page, () => email.focus());
  await email.fill('direccion@ies.example');
  await context.setOffline(true);
  await email.press('Enter');
  await expect(page.getByRole('group', { name: 'No hemos podido enviarlo: el servicio no responde' })).toBeFocused();
  await expect(email).toHaveValue('direccion@ies.example');
  await context.setOffline(false);
  await email.press('Enter');
  await expect(page).toHaveURL(/\/area-de-centros\/entrar/);
  await expect(field(page, /^Correo/)).toHaveValue('direccion@ies.example');
});

test('sign-in block of a content page: a wrong password is answered by the sign-in page with the typed address', async ({
  page,
}) => {
  await open(page, '/centros-educativos');
  await field(page, /^Correo/).fill('nadie@example.org');
  await field(page, /^Contraseña/).fill('otras palabras bien largas');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/entrar$/);
  await expect(page.getByRole('group', { name: 'No hemos podido enviarlo' })).toContainText('no son correctos');
  await expect(field(page, /^Correo/)).toHaveValue('nadie@example.org');
});
