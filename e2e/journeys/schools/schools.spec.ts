import { createHash } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { fetchData } from '../../site/content.ts';
import { collectConsoleErrors, expect, full, newVisitor, open, test } from '../../site/page/browser-test.ts';
import { press, skipToContent, tabTo, typeInto } from '../../site/page/keyboard.ts';
import { awaitMessages, backdateForm, linkIn } from '../../site/people/mailbox.ts';
import { acceptInvitation, area, register, requestAccount } from '../../site/people/schools.ts';
import { siteUrl } from '../../site/process/shared-site.ts';
import { call, signInStaff } from '../../site/people/office-session.ts';

/** An open rehearsal with one date: session 29, with 136 seats. */
const key = 'ensayo-de-mayo';
const session = 29;
const school = { code: '35004711', name: 'IES Las Salinas', email: 'salinas@example.org' };
const rival = { code: '35004712', name: 'IES El Faro', email: 'faro@example.org' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const state = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string | RegExp) => page.getByRole('main').getByLabel(name);
/** Presses a button by the key Enter, because a page that still scrolls would move the button from under the pointer. */
const use = (target: Locator) => target.press('Enter');
const lot = (seed: string, reference: string) => createHash('sha256').update(`${seed}:${reference}`).digest('hex');

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('main').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('school area by keyboard: from account to seats', full, async ({ page, browser, playwright, consoleErrors }) => {
  test.setTimeout(480_000);
  const context = await newVisitor(browser, { baseURL: siteUrl() });
  const office = await context.newPage();
  collectConsoleErrors(office, consoleErrors);
  await signInStaff(office.request, 'gestora@ofgc.example', 'schools');

  await test.step('the school asks for an account', async () => {
    await open(page, `${area}/convocatorias/${key}`);
    await expect(page).toHaveURL(/entrar\?volver=/);
    await skipToContent(page);
    await press(page, page.getByRole('link', { name: 'Pedir una cuenta' }));
    await expect(heading(page, 'Pedir una cuenta de centro')).toBeVisible();
    await typeInto(page, field(page, /^Código oficial/), school.code);
    await typeInto(page, field(page, /^Nombre del centro/), school.name);
    await typeInto(page, field(page, /^Municipio/), 'Agüimes');
    await typeInto(page, field(page, /^Persona responsable/), 'Eva Ruiz');
    await typeInto(page, field(page, /^Correo/), school.email);
    await typeInto(page, field(page, /^Teléfono/), '928 11 22 33');
    await press(page, page.getByRole('checkbox', { name: /abrir la cuenta/ }), 'Space');
    await backdateForm(page.locator('form').filter({ has: button(page, 'Enviar la solicitud') }));
    await press(page, button(page, 'Enviar la solicitud'));
    await expect(page.getByText('Solicitud enviada')).toBeVisible();
  });

  await test.step('the office approves the account', async () => {
    await open(office, `${area}/gestion`);
    await use(office.getByRole('link', { name: /pide(n)? cuenta$/ }));
    await expect(heading(office, 'Centros')).toBeVisible();
    // Parts of the frame that are for visitors are hidden from the office's staff.
    await expect(office.locator('[data-part="frame.newsletter"]')).toBeHidden();
    // Present in the page where an alert is active, and shown to visitors alone.
    const alert = await fetchData<object | null>(office.request, '/api/alerts?active=1');
    const banner = office.locator('[aria-label="Aviso"]');
    await expect(banner).toHaveCount(alert ? 1 : 0);
    await expect(banner.filter({ visible: true })).toHaveCount(0);
    await use(office.getByRole('article', { name: school.name }).getByRole('button', { name: 'Aprobar e invitar' }));
    await expect(office.getByText('Cambio guardado')).toBeVisible();
  });

  await test.step('the school signs in and sends its registration', async () => {
    const [invitation] = await awaitMessages(school.email, 1);
    await open(page, linkIn(invitation));
    await typeInto(page, field(page, /^Contraseña nueva/), 'cuatro palabras bien largas');
    await page.keyboard.press('Enter');
    await expect(heading(page, school.name)).toBeVisible();
    await open(page, `${area}/convocatorias/${key}`);
    await skipToContent(page);
    // The page names the missing fields, and keeps what was typed.
    await typeInto(page, field(page, 'Alumnado').first(), '100');
    await press(page, button(page, 'Enviar la inscripción'));
    await expect(page.getByRole('group', { name: /datos que corregir/ })).toBeFocused();
    await tabTo(page, field(page, 'Preferencia 1'));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, field(page, 'Nivel').first());
    await page.keyboard.press('ArrowDown');
    await typeInto(page, field(page, 'Docentes').first(), '4');
    await expectAccessible(page);
    await press(page, button(page, 'Enviar la inscripción'));
    await expect(page.getByText('Inscripción enviada')).toBeVisible();
  });
  const own = /S-[A-Z2-9]{6}/.exec(page.url())?.[0] ?? '';

  const request = await playwright.request.newContext({ baseURL: siteUrl() });
  await requestAccount(request, rival);
  const centres = await call<{ id: number; code: string; version: number }[]>(
    office.request,
    '/api/school-office/centres',
  );
  const { id, version } = centres.find(({ code }) => code === rival.code) ?? { id: 0, version: 0 };
  await call(office.request, `/api/school-office/centres/${id}/decision`, { decision: 'approve', version });
  await acceptInvitation(request, rival.email);
  const other = await register(request, { key, session, pupils: 40, teachers: 2 });
  const seed = Array.from({ length: 64 }, (_, number) => `gordo ${number}`).find(
    (one) => lot(one, own) < lot(one, other),
  );

  await test.step('the office closes the call, tries the draw and runs it', async () => {
    await open(office, `${area}/gestion`);
    await use(office.getByRole('row').filter({ hasText: 'may' }).getByRole('link'));
    const demand = office.getByRole('region', { name: 'Demanda y plazas' });
    await expect(demand.getByRole('row').nth(1)).toContainText(/146.*136/);
    await expect(button(office, 'Cerrar la convocatoria')).toBeHidden();
    await use(office.locator('summary', { hasText: 'Cerrar ahora…' }));
    await use(button(office, 'Cerrar la convocatoria'));
    await expect(office.getByText('Cerrada, sin repartir')).toBeVisible();
    await field(office, /^Semilla/).fill(seed ?? '');
    await use(button(office, 'Probar'));
    await expect(office.getByText('1 en su primera preferencia, 1 con plaza, 2 en total.')).toBeVisible();
    await expectAccessible(office);
    await use(button(office, `Repartir con «${seed}» y escribir a todos`));
    await expect(office.getByText('Repartida el')).toBeVisible();
  });

  await test.step('the office moves a place by hand with a reason, and writes to all schools', async () => {
    await use(office.getByRole('link', { name: rival.name }));
    await field(office, /^Sesión para 42 personas/).selectOption(String(session));
    await field(office, /^Motivo/).fill('Vienen de lejos');
    await use(button(office, 'Guardar y escribir al centro'));
    await expect(office.getByText(/No cabe. Butacas libres: 32;/)).toBeVisible();
    await expect(field(office, /^Motivo/)).toHaveValue('Vienen de lejos');
    await expectAccessible(office);
    await open(office, `${area}/gestion/inscripciones/${own}`);
    await field(office, /^Sesión para 104 personas/).selectOption('');
    await field(office, /^Motivo/).fill('Nos han llamado: aún dudan');
    await use(button(office, 'Guardar y escribir al centro'));
    await expect(office.getByText('Cambio guardado')).toBeVisible();
    await open(office, `${area}/gestion/inscripciones/${other}`);
    await field(office, /^Sesión para 42 personas/).selectOption(String(session));
    await field(office, /^Motivo/).fill('Vienen de lejos');
    await use(button(office, 'Guardar y escribir al centro'));
    await expect(office.getByText('Cambio guardado')).toBeVisible();
    await use(office.getByRole('link', { name: 'Volver a la convocatoria' }));
    await expect(heading(office, 'La orquesta por dentro')).toBeVisible();
    await expect(office.getByText(/contesta hasta el/)).toBeVisible();
    await office.getByRole('textbox', { name: /^Mensaje/ }).fill('Traigan agua.');
    await use(button(office, 'Enviar a todos ellos'));
    await expect(office.getByText('Mensaje enviado a todos ellos')).toBeVisible();
    const [file] = await Promise.all([
      office.waitForEvent('download'),
      use(office.getByRole('link', { name: 'Descargar la tabla (CSV)' })),
    ]);
    expect(file.suggestedFilename()).toBe(`${key}.csv`);
  });

  await test.step('the place that the other school declines passes to the waiting school, which confirms it', async () => {
    await call(request, `/api/school-registrations/${other}/steps`, { step: 'decline', version: 3 });
    await open(page, `${area}/inscripciones/${own}`);
    await skipToContent(page);
    await expect(state(page)).toContainText('Nos han llamado: aún dudan');
    await expect(state(page)).toContainText('Traigan agua.');
    await expect(state(page)).toContainText('pasa entonces a la lista de espera');
    await expectAccessible(page);
    await press(page, button(page, 'Confirmar la plaza'));
    await expect(page.getByText('Les esperamos.')).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Por qué este resultado' }));
    await expect(page.getByText(/Su inscripción tuvo el turno 1 de 2/)).toBeVisible();
  });
  await request.dispose();
  await context.close();
  expect(consoleErrors.filter((error) => !/status of (409|422|401)/.test(error))).toEqual([]);
});
