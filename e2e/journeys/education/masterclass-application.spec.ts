import type { Page } from '@playwright/test';
import { awaitMessages, backdateForm } from '../../site/people/mailbox.ts';
import { expect, full, open, test } from '../../site/page/browser-test.ts';

const path = '/educacion-comunidad/clases-magistrales';
const form = (page: Page) => page.getByRole('form', { name: 'Solicitud' });
const field = (page: Page, name: string | RegExp) => form(page).getByLabel(name);

async function fill(page: Page, email: string): Promise<void> {
  await field(page, /^Año de nacimiento/).fill('1999');
  await field(page, /^Nombre \*/).fill('Candelaria');
  await field(page, /^Apellidos/).fill('Ojeda Marrero');
  await field(page, /^Correo electrónico/).fill(email);
  await field(page, /acepto que se usen estos datos/).check();
}

async function send(page: Page): Promise<void> {
  await backdateForm(form(page));
  await form(page).getByRole('button', { name: 'Enviar la solicitud' }).click();
}

test(
  'masterclass: a listener gets a place at once, and the reference by e-mail',
  full,
  async ({ page, consoleErrors }) => {
    const email = 'oyente@example.org';
    await open(page, path);
    await page.getByRole('link', { name: /^Solicitar plaza/ }).click();
    await expect(page).toHaveURL(/clase=trompeta-gary-thornwick#inscripcion$/);
    await expect(field(page, /^Clase/)).toHaveValue('1');
    await field(page, /^¿Cómo participa/).selectOption('listener');
    await fill(page, email);
    await send(page);
    const done = page.getByRole('status').filter({ hasText: /Solicitud M-/ });
    await expect(done).toContainText('Tiene plaza.');
    await expect(done, 'read out where it stands').toBeFocused();
    const [message] = await awaitMessages(email, 1);
    const reference = /M-[A-Z0-9]{6}/.exec(page.url())?.[0] ?? '';
    expect(message?.subject).toBe(`Su plaza de oyente: Clase magistral de trompeta (${reference})`);
    await page.goto(/http\S+solicitud\S+/.exec(message?.text ?? '')?.[0].replace(/^https?:\/\/[^/]+/, '') ?? '');
    await expect(done, 'the way back from the message').toContainText(reference);
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'masterclass: a child who plays must give programme, video and guardian; a full class has a waiting list',
  full,
  async ({ page }) => {
    const email = 'familia@example.org';
    await open(page, `${path}?clase=oboe-irene-tamadabe`);
    await field(page, /^¿Cómo participa/).selectOption('active');
    await fill(page, email);
    await field(page, /^Año de nacimiento/).fill('2013');
    await send(page);
    await expect(form(page).getByRole('group', { name: 'Hay 5 datos que corregir' })).toBeFocused();
    await expect(field(page, /^Enlace al vídeo/)).toHaveAccessibleDescription(/debe empezar por https/);
    await expect(field(page, /^Correo electrónico/), 'nothing that was typed is lost').toHaveValue(email);

    await field(page, /^Instrumento/).fill('Oboe');
    await field(page, /^Obras que trae/).fill('Mozart, Concierto K. 314, primer movimiento');
    await field(page, /^Enlace al vídeo/).fill('https://video.example/oboe');
    await field(page, /^Nombre y apellidos de quien autoriza/).fill('Dolores Marrero');
    await field(page, /^Tengo la patria potestad/).check();
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: /Solicitud M-/ })).toContainText('lista de espera');
    expect((await awaitMessages(email, 1))[0]?.subject).toMatch(/^Está en la lista de espera: Clase magistral de oboe/);
  },
);

test('masterclass: an unknown reference is reported as not found', full, async ({ page }) => {
  await open(page, `${path}?solicitud=M-ZZZZZZ`);
  await expect(page.getByRole('heading', { name: 'No encontramos la solicitud M-ZZZZZZ' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('masterclass: an invalid application answers 422 with the typed values, a valid one gets a place', async ({
    page,
  }) => {
    const email = 'clase-sin-guion@example.org';
    await page.goto(path);
    await field(page, /^¿Cómo participa/).selectOption('listener');
    await field(page, /^Nombre \*/).fill('Candelaria');
    await field(page, /^Correo electrónico/).fill(email);
    const [refused] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      send(page),
    ]);
    expect(refused.status()).toBe(422);
    await expect(field(page, /^¿Cómo participa/)).toHaveValue('listener');
    await expect(field(page, /^Apellidos/)).toHaveAccessibleDescription(/Los apellidos son obligatorios/);
    await field(page, /^Año de nacimiento/).fill('1999');
    await field(page, /^Apellidos/).fill('Ojeda Marrero');
    await field(page, /acepto que se usen estos datos/).check();
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: /Solicitud M-/ })).toContainText('Tiene plaza.');
    await awaitMessages(email, 1);
  });
});
