import { createHash } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { fetchData } from '../../site/content.ts';
import {
  collectConsoleErrors,
  expect,
  full,
  hydratedPart,
  newVisitor,
  open,
  test,
} from '../../site/page/browser-test.ts';
import { press, skipToContent, tabTo, typeInto } from '../../site/page/keyboard.ts';
import { loadNavigation } from '../../site/page/load-navigation.ts';
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

test('sign-in block of a content page: keeps the typed e-mail address while offline, and is sent later', async ({
  page,
  context,
}) => {
  await open(page, '/centros-educativos');
  const email = page
    .getByRole('main')
    .getByRole('textbox', { name: /^Correo/ })
    .first();
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
  await expect(
    page
      .getByRole('main')
      .getByRole('textbox', { name: /^Correo/ })
      .first(),
  ).toHaveValue('direccion@ies.example');
});

test('sign-in block of a content page: a wrong password is answered by the sign-in page with the typed address', async ({
  page,
}) => {
  await open(page, '/centros-educativos');
  await field(page, /^Correo/)
    .first()
    .fill('nadie@example.org');
  await field(page, /^Contraseña/).fill('otras palabras bien largas');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/entrar$/);
  await expect(page.getByRole('group', { name: 'No hemos podido enviarlo' })).toContainText('no son correctos');
  await expect(field(page, /^Correo/).first()).toHaveValue('nadie@example.org');
});

test('school area without JavaScript: errors, draft, registration, conflict and draw work as plain form posts', async ({
  playwright,
}) => {
  const [centre, office] = await Promise.all([1, 2].map(() => playwright.request.newContext({ baseURL: siteUrl() })));
  if (!centre || !office) throw new Error('two visitors');
  const email = 'roque@example.org';
  await signInStaff(office, 'otra-gestora@ofgc.example', 'schools');
  await requestAccount(centre, { code: '35004713', name: 'CEO El Roque', email });
  const centres = await call<{ id: number; code: string; version: number }[]>(office, '/api/school-office/centres');
  const { id, version } = centres.find(({ code }) => code === '35004713') ?? { id: 0, version: 0 };
  const from = { Origin: siteUrl(), 'Sec-Fetch-Site': 'same-origin' };
  const post = (visitor: typeof office, path: string, form: Record<string, string>) =>
    visitor.post(path, { form, headers: from });

  const approved = await post(office, `${area}/gestion/centros`, {
    form: `decide:${id}.approve`,
    version: `${version}`,
  });
  expect([approved.status(), await approved.text()]).toEqual([200, expect.stringContaining('Cambio guardado')]);
  await acceptInvitation(centre, email);
  await call(centre, '/api/session/end', {});
  const page = `${area}/convocatorias/ensayo-de-marzo`;
  expect((await centre.get(page)).url()).toContain(`volver=${encodeURIComponent(page)}`);
  const signIn = { form: 'sign-in', wanted: page, email, password: 'cuatro palabras bien largas' };
  const arrived = await post(centre, `${area}/entrar`, signIn);
  expect(new URL(arrived.url()).pathname).toBe(page);
  const keyIn = (words: string) => /name="formKey" value="([^"]+)"/.exec(words)?.[1] ?? '';
  const formKey = keyIn(await arrived.text());

  const typed = { form: 'registration', formKey, version: '0', pupils1: '61', contact: 'Eva "la de música"' };
  const refused = await post(centre, page, typed);
  expect(refused.status()).toBe(422);
  const words = await refused.text();
  for (const part of ['datos que corregir', 'Elija al menos una sesión.', 'value="61"', 'Eva &quot;la de música&quot;'])
    expect(words).toContain(part);
  const drafted = await post(centre, page, { ...typed, intent: 'draft' });
  const draft = await drafted.text();
  expect(draft).toContain('Borrador guardado');
  const own = new URL(drafted.url()).pathname;
  // A visitor who did not get this answer sends the form again.
  expect(new URL((await post(centre, page, { ...typed, intent: 'draft' })).url()).pathname).toBe(own);
  const whole = {
    ...typed,
    formKey: keyIn(draft),
    version: '1',
    wish1: '28',
    level1: 'secondary2',
    teachers1: '3',
    phone: '928 11 22 33',
  };
  for (const _click of ['first', 'second']) {
    const sent = await post(centre, own, whole);
    expect(await sent.text()).toContain('Inscripción enviada');
    expect(new URL(sent.url()).pathname).toBe(own);
  }
  const unseen = await post(centre, page, { ...whole, version: '0', pupils1: '59' });
  expect(unseen.status()).toBe(409);
  for (const part of ['Este formulario ya está guardado', '(cambiarla)', 'value="59"'])
    expect(await unseen.text()).toContain(part);
  const stale = await post(centre, own, { ...whole, pupils1: '59' });
  expect([stale.status(), await stale.text()]).toEqual([409, expect.stringContaining('Lo que está guardado ahora')]);

  const managed = `${area}/gestion/convocatorias/ensayo-de-marzo`;
  const closed = await post(office, managed, { form: 'days:closeNow', version: '0' });
  expect(await closed.text()).toContain('Cerrada, sin repartir');
  const late = await post(centre, own, { ...whole, version: '2', needs: 'Dos alumnos sordos' });
  expect(late.status()).toBe(409);
  for (const part of ['El plazo terminó', 'Dos alumnos sordos']) expect(await late.text()).toContain(part);
  const tried = await office.get(`${managed}?semilla=gordo`);
  for (const part of ['1 en su primera preferencia, 1 con plaza, 1 en total.', 'Repartir con «gordo»'])
    expect(await tried.text()).toContain(part);
  const drawn = await post(office, managed, { form: 'draw', seed: 'gordo' });
  expect([drawn.status(), await drawn.text()]).toEqual([200, expect.stringContaining('Repartida el')]);
  expect(await (await centre.get(own)).text()).toContain('Confirmar la plaza');
  const confirmed = await post(centre, own, { form: 'step:confirm', version: '3' });
  expect(await confirmed.text()).toContain('Les esperamos.');
  const cancelled = await post(centre, own, { form: 'step:cancel', version: '4' });
  expect(await cancelled.text()).toContain('Cancelada');
  await Promise.all([centre.dispose(), office.dispose()]);
});
