import type { Page } from '@playwright/test';
import { findViolations } from '../../quality/accessibility/axe.ts';
import { expect, full, inFull, test } from '../../site/page/browser-test.ts';
import { inviteStaff, sixDigits } from '../../site/people/staff.ts';
import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';

const password = 'cuatro palabras bien largas';

/** Follows an invitation to the first section: password, second factor, recovery codes. */
async function enter(page: Page, invitation: string, room = 'Bandeja de entrada'): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel(/^Contraseña nueva/).fill(password);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prepare el segundo factor' })).toBeInViewport();
  const key = await page.getByRole('code').innerText();
  await page.getByLabel(/^Código de seis cifras/).fill(sixDigits(key));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('code')).toHaveCount(10);
  await page.getByRole('link', { name: 'Los he guardado: entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: room })).toBeInViewport();
}

/** Sends a message to the education department. */
async function write(page: Page, subject: string): Promise<void> {
  const { data } = (await (await page.request.get('/api/consents/contact?lang=es')).json()) as {
    data: { version: string };
  };
  const answer = await page.request.post('/api/contact?lang=es', {
    data: {
      department: 'education',
      name: 'Luz Marrero',
      email: 'luz@example.org',
      subject,
      message: 'Somos 28 alumnos.',
      consent: 'true',
      consentVersion: data.version,
      shownAt: shownEarlier(),
    },
  });
  expect(answer.status()).toBe(201);
}

test('office: staff sign in by invitation, answer a message by e-mail, undo it and sign out', async ({
  page,
  consoleErrors,
}) => {
  await write(page, 'Visita de un instituto');
  await enter(page, await inviteStaff('eva@ofgc.example', 'Eva', 'education', 'communication'));
  await page.getByRole('link', { name: 'Visita de un instituto' }).click();
  await page.getByRole('textbox', { name: /^Mensaje/ }).fill('Les esperamos el martes.');
  await page.getByRole('button', { name: 'Enviar el correo' }).press('Enter');
  const history = page.getByRole('region', { name: 'Historial' });
  await expect(history).toContainText('Les esperamos el martes.');
  await history.getByRole('button', { name: 'Deshacer' }).click();
  await expect(history).toContainText('Se deshizo: Visita de un instituto');
  for (const path of [page.url(), '/en/oficina/avisos/nuevo', ...inFull('/oficina', '/oficina/avisos')]) {
    await page.goto(path);
    expect(await findViolations(page), path).toEqual([]);
  }
  await page.goto('/oficina');
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acceso de la oficina' })).toBeInViewport();
  await page.goto('/oficina/avisos');
  await expect(page).toHaveURL(/\/oficina\/entrar\?volver=%2Foficina%2Favisos$/);
  expect(consoleErrors).toEqual([]);
});

test('home page: contains no address of the office', async ({ request }) => {
  const home = await (await request.get('/')).text();
  expect(home).toContain('</html>');
  expect(home.match(/.{60}(?:\/oficina|mfe-office|assets\/office).{60}/gs)).toBeNull();
});

test('office: staff with the role for schools arrive at the school office', full, async ({ page, consoleErrors }) => {
  await enter(page, await inviteStaff('iria@ofgc.example', 'Iria', 'schools'), 'Gestión de centros');
  await expect(page).toHaveURL(/\/area-de-centros\/gestion$/);
  expect(consoleErrors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('office: signing in, a note and the draft of an alert work as plain form posts', full, async ({ page }) => {
    await write(page, 'Taller en el aula');
    await enter(page, await inviteStaff('ada@ofgc.example', 'Ada', 'education', 'communication'));
    await page.getByRole('link', { name: 'Taller en el aula' }).click();
    await page.getByRole('textbox', { name: /^Nota/ }).fill('Llamar el lunes.');
    await page.getByRole('button', { name: 'Añadir la nota' }).click();
    await expect(page.getByRole('region', { name: 'Historial' })).toContainText('Llamar el lunes.');
    await page.getByRole('link', { name: 'Avisos' }).click();
    await page.getByRole('link', { name: 'Escribir un aviso' }).click();
    await page.getByRole('textbox', { name: /^En español/ }).fill('Hoy <strong>no hay</strong> taquilla.');
    await page.getByLabel(/^Desde/).fill('2027-01-10T08:00');
    await page.getByLabel(/^Hasta/).fill('2027-01-10T07:00');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('group', { name: 'Hay 2 datos que corregir' })).toBeInViewport();
    await page.getByRole('textbox', { name: /^En inglés/ }).fill('No box office <strong>today</strong>.');
    await page.getByLabel(/^Hasta/).fill('2027-01-10T20:00');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('region', { name: 'Así se verá' })).toContainText('No box office today.');
    await expect(page.getByRole('region', { name: 'Así se verá' })).toContainText('Borrador');
  });
});
