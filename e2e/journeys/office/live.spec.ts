import type { Locator, Page } from '@playwright/test';
import { collectConsoleErrors, expect, full, test } from '../../site/page/browser-test.ts';
import { messagesTo } from '../../site/people/mailbox.ts';
import { applyForTrumpet } from '../../site/people/masterclass-application.ts';
import type { Site } from '../../site/process/site-process.ts';
import { inviteTo, sixDigits } from '../../site/people/staff.ts';
import { useOwnSite } from '../../site/process/own-site.ts';

let site: Site;
useOwnSite((own) => void (site = own));

const password = 'cuatro palabras bien largas';
const email = 'eva@ofgc.example';

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by the keyboard to ${String(target)}`);
}
const type = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
};
const press = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
};
const read = async (path: string) => (await fetch(site.url + path)).text();

test(
  'office by keyboard: an alert is published and withdrawn; undone decisions send no e-mail',
  full,
  async ({ page }) => {
    const consoleErrors: string[] = [];
    collectConsoleErrors(page, consoleErrors);
    const reference = await applyForTrumpet(site.url, { name: 'Ana', email: 'ana@example.org' });
    const invitation = await inviteTo(site, { email, name: 'Eva', roles: ['education', 'communication'] });
    await page.goto(site.url + invitation);
    await type(page, page.getByLabel(/^Contraseña nueva/), password);
    await page.keyboard.press('Enter');
    const key = await page.getByRole('code').innerText();
    await type(page, page.getByLabel(/^Código de seis cifras/), sixDigits(key));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Los he guardado: entrar' }));
    await page.keyboard.press('Enter');
    await press(page, 'Salir');

    // After password and second factor, the visitor comes to the page requested at first.
    await expect(page.getByRole('heading', { level: 1, name: 'Acceso de la oficina' })).toBeInViewport();
    await page.goto(`${site.url}/oficina/avisos/nuevo`);
    await type(page, page.getByLabel(/^Correo/), email);
    await type(page, page.getByLabel(/^Contraseña/), password);
    await page.keyboard.press('Enter');
    await type(page, page.getByLabel(/^Código/), sixDigits(key, Date.now() + 30_000));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Escribir un aviso' })).toBeInViewport();

    await type(page, page.getByLabel(/^En español/), 'Hoy <strong>no hay</strong> taquilla.');
    await type(page, page.getByLabel(/^En inglés/), 'No box office today.');
    for (const [label, time] of [
      [/^Desde/, '2026-11-20T08:00'],
      [/^Hasta/, '2026-11-20T22:00'],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await page.getByLabel(label).fill(time);
    }
    await press(page, 'Guardar');
    await expect(page.getByRole('region', { name: 'Así se verá' })).toContainText('Borrador');
    expect(await read('/')).not.toContain('no hay</strong> taquilla');
    await tabTo(page, page.getByLabel(/^Publicación/));
    await page.keyboard.press('P');
    await press(page, 'Guardar');
    await expect(page.getByRole('region', { name: 'Así se verá' })).toContainText('A la vista');
    await expect.poll(() => read('/')).toContain('no hay</strong> taquilla');
    await expect.poll(() => read('/en')).toContain('No box office today.');
    await press(page, 'Volver a la versión anterior');
    await expect(page.getByRole('region', { name: 'Así se verá' })).toContainText('Borrador');
    await expect.poll(() => read('/')).not.toContain('no hay</strong> taquilla');

    await tabTo(page, page.getByRole('link', { name: 'Bandeja' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('row', { name: new RegExp(reference) }).getByRole('link'));
    await page.keyboard.press('Enter');
    const history = page.getByRole('region', { name: 'Historial' });
    for (const [decision, state] of [
      ['Aceptar', 'aceptada'],
      ['Lista de espera', 'en lista de espera'],
      ['No aceptar', 'no aceptada'],
    ] as const) {
      await press(page, decision);
      await expect(history.getByRole('listitem').first()).toContainText(state);
      await tabTo(page, history.getByRole('button', { name: 'Deshacer' }));
      await page.keyboard.press('Enter');
      await expect(history.getByRole('listitem').first()).toContainText('Se deshizo');
    }
    // The email of a decision undone within two minutes was never sent; the receipt of the application was.
    await expect.poll(() => messagesTo('ana@example.org', site.dataDir).length).toBe(1);
    expect(consoleErrors).toEqual([]);
  },
);
