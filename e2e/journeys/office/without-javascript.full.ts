import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../site/page/browser-test.ts';
import { awaitMessages, backdateForm, linkIn, messagesTo } from '../../site/people/mailbox.ts';
import { applyForTrumpet } from '../../site/people/masterclass-application.ts';
import { area } from '../../site/people/schools.ts';
import type { Site } from '../../site/process/site-process.ts';
import { inviteTo, makeChannelKey, sixDigits } from '../../site/people/staff.ts';
import { useOwnSite } from '../../site/process/own-site.ts';

let site: Site;
useOwnSite((own) => void (site = own));
test.use({ javaScriptEnabled: false });

const password = 'cuatro palabras bien largas';
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Invites a staff member, who signs in by the invitation. */
async function enter(page: Page, email: string, ...roles: string[]): Promise<void> {
  await page.goto(site.url + (await inviteTo(site, { email, name: 'Eva', roles })));
  await page.getByLabel(/^Contraseña nueva/).fill(password);
  await button(page, 'Guardar la contraseña').click();
  const key = await page.getByRole('code').innerText();
  await page.getByLabel(/^Código de seis cifras/).fill(sixDigits(key));
  await button(page, 'Confirmar').click();
  await page.getByRole('link', { name: 'Los he guardado: entrar' }).click();
}

test('without JavaScript: a school goes from its request to confirmed seats, and the office through the whole call', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const office = await context.newPage();
  await enter(office, 'gestora@ofgc.example', 'schools');

  await page.goto(`${site.url}${area}/alta`);
  for (const [label, value] of [
    [/^Código oficial/, '35004711'],
    [/^Nombre del centro/, 'IES Las Salinas'],
    [/^Municipio/, 'Agüimes'],
    [/^Persona responsable/, 'Eva Ruiz'],
    [/^Correo/, 'salinas@example.org'],
    [/^Teléfono/, '928 11 22 33'],
  ] as const)
    await page.getByRole('main').getByLabel(label).fill(value);
  await page.getByRole('checkbox', { name: /abrir la cuenta/ }).check();
  await backdateForm(page.locator('form').filter({ has: page.getByRole('button', { name: 'Enviar la solicitud' }) }));
  await button(page, 'Enviar la solicitud').click();
  await expect(page.getByText('Solicitud enviada')).toBeVisible();

  await office.goto(`${site.url}${area}/gestion/centros`);
  await button(office, 'Aprobar e invitar').click();
  await expect(office.getByText('Cambio guardado')).toBeVisible();

  const [invitation] = await awaitMessages('salinas@example.org', 1, site.dataDir);
  await page.goto(site.url + linkIn(invitation));
  await page.getByLabel(/^Contraseña nueva/).fill(password);
  await button(page, 'Guardar y entrar').click();
  await page.goto(`${site.url}${area}/convocatorias/ensayo-de-mayo`);
  await page.getByLabel('Preferencia 1').selectOption({ index: 1 });
  await page.getByLabel('Nivel').first().selectOption({ index: 1 });
  await page.getByLabel('Alumnado').first().fill('50');
  await page.getByLabel('Docentes').first().fill('2');
  await button(page, 'Enviar la inscripción').click();
  await expect(page.getByText('Inscripción enviada')).toBeVisible();
  // Without its query and anchor, because a browser does not load a page again for an anchor.
  const own = page.url().replace(/[?#].*/, '');

  await office.goto(`${site.url}${area}/gestion/convocatorias/ensayo-de-mayo`);
  await office.getByText('Cerrar ahora…').click();
  await button(office, 'Cerrar la convocatoria').click();
  await office.getByLabel(/^Semilla/).fill('gordo');
  await button(office, 'Probar').click();
  await expect(office.getByText('1 en su primera preferencia, 1 con plaza, 1 en total.')).toBeVisible();
  await button(office, 'Repartir con «gordo» y escribir a todos').click();
  await expect(office.getByText('Repartida el')).toBeVisible();
  await office.getByRole('textbox', { name: /^Mensaje/ }).fill('Traigan agua.');
  await button(office, 'Enviar a todos ellos').click();
  await expect(office.getByText('Mensaje enviado a todos ellos')).toBeVisible();

  await page.goto(own);
  await expect(page.getByText('Traigan agua.')).toBeVisible();
  await button(page, 'Confirmar la plaza').click();
  await expect(page.getByText('Les esperamos.')).toBeVisible();
  await page.getByRole('link', { name: 'Por qué este resultado' }).click();
  await expect(page.getByText(/Su inscripción tuvo el turno 1 de 1/)).toBeVisible();

  // Staff move the school to the waiting list with a reason. Attendance cannot be recorded before the session's day.
  await office.goto(own.replace('/inscripciones/', '/gestion/inscripciones/'));
  await office.getByLabel(/^Sesión para 52 personas/).selectOption('');
  await office.getByLabel(/^Motivo/).fill('Nos han llamado');
  await button(office, 'Guardar y escribir al centro').click();
  await expect(office.getByText('Cambio guardado')).toBeVisible();
  await expect.poll(() => messagesTo('salinas@example.org', site.dataDir).length).toBeGreaterThan(4);
  await context.close();
});

test('without JavaScript: decisions on an application are undone and taken; an alert is published and withdrawn', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const reference = await applyForTrumpet(site.url, { name: 'Ana', email: 'ana@example.org' });
  await enter(page, 'eva@ofgc.example', 'education', 'communication');
  await page
    .getByRole('row', { name: new RegExp(reference) })
    .getByRole('link')
    .click();
  const history = page.getByRole('region', { name: 'Historial' });
  await button(page, 'No aceptar').click();
  await expect(history.getByRole('listitem').first()).toContainText('no aceptada');
  await history.getByRole('button', { name: 'Deshacer' }).click();
  await expect(history.getByRole('listitem').first()).toContainText('Se deshizo');
  await button(page, 'Aceptar').click();
  await expect(history.getByRole('listitem').first()).toContainText('aceptada');

  await page.goto(`${site.url}/oficina/avisos/nuevo`);
  await page.getByRole('textbox', { name: /^En español/ }).fill('Hoy <strong>no hay</strong> taquilla.');
  await page.getByRole('textbox', { name: /^En inglés/ }).fill('No box office today.');
  await page.getByLabel(/^Desde/).fill('2026-11-20T08:00');
  await page.getByLabel(/^Hasta/).fill('2026-11-20T22:00');
  await button(page, 'Guardar').click();
  const read = async (path: string) => (await fetch(site.url + path)).text();
  expect(await read('/')).not.toContain('no hay</strong> taquilla');
  await page.getByLabel(/^Publicación/).selectOption({ index: 1 });
  await button(page, 'Guardar').click();
  await expect.poll(() => read('/')).toContain('no hay</strong> taquilla');
  await expect.poll(() => read('/en')).toContain('No box office today.');
  await button(page, 'Volver a la versión anterior').click();
  await expect.poll(() => read('/')).not.toContain('no hay</strong> taquilla');
  // The email is sent when nobody has undone the decision for two minutes.
  await expect
    .poll(() => messagesTo('ana@example.org', site.dataDir).length, { timeout: 240_000, intervals: [5000] })
    .toBe(2);
});

test('without JavaScript: the handler opens a report with the key, answers with a file and closes it', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const key = await makeChannelKey(site);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reporter = await context.newPage();
  await reporter.goto(`${site.url}/canal-denuncias/informar`);
  const form = reporter.getByRole('form', { name: 'Su comunicación' });
  await form.getByRole('combobox', { name: /^De qué se trata/ }).selectOption('Contratos y compras');
  await form.getByRole('textbox', { name: /^Qué ha ocurrido/ }).fill('La factura 4711 se pagó dos veces.');
  await backdateForm(form);
  await form.getByRole('button', { name: 'Enviar la comunicación' }).click();
  const receipt = await reporter.getByRole('status').filter({ hasText: 'Hemos recibido' }).innerText();
  const code = /(?:[A-Z2-9]{4}-){4}[A-Z2-9]{4}/.exec(receipt)?.[0] ?? '';

  await enter(page, 'responsable@ofgc.example', 'channel');
  await page.goto(`${site.url}/oficina/canal`);
  await page.getByRole('link', { name: /^Comunicación \d+$/ }).click();
  await page.getByLabel(/^Clave del canal/).fill(key);
  await button(page, 'Abrir').click();
  await expect(page.getByText('La factura 4711 se pagó dos veces.')).toBeVisible();
  await page.getByLabel(/^Qué es/).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: /^Texto/ }).fill('El proveedor ha devuelto el segundo pago.');
  await page.getByLabel('Archivos').setInputFiles({
    name: 'acta.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Acta: se devuelve el segundo pago.'),
  });
  await button(page, 'Guardar').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'El proveedor ha devuelto' })).toBeVisible();
  await button(page, 'Cerrar').click();
  await expect(page.getByText('Cerrada')).toBeVisible();

  await reporter.goto(`${site.url}/canal-denuncias/seguimiento`);
  await reporter.getByRole('textbox', { name: /^Código/ }).fill(code);
  await reporter.getByRole('button', { name: 'Ver la comunicación' }).click();
  await expect(reporter.getByText('El proveedor ha devuelto el segundo pago.')).toBeVisible();
  const [download] = await Promise.all([
    reporter.waitForEvent('download'),
    reporter.getByRole('button', { name: /^Guardar el archivo 1/ }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe('Acta: se devuelve el segundo pago.');
  await context.close();
});
