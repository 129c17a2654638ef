import { expect, full } from '../../site/page/browser-test.ts';
import { phone, test } from '../../site/page/errand.ts';
import { backdateForm } from '../../site/people/mailbox.ts';

test.use(phone);

test(
  'wheelchair space: leads from the prices of a concert through the seating plan to the form and a reference',
  full,
  async ({ errand, page }) => {
    await errand.start();
    await errand.activate(page.getByRole('heading', { level: 1 }).getByRole('link'));
    await errand.activate(page.getByRole('link', { name: 'Precios por zona' }));
    await errand.activate(page.getByText('Plano de la sala, zona por zona'));
    await expect(page.getByRole('img', { name: /^Plano de Sala Sinfónica/ })).toBeVisible();
    await expect(
      page.getByRole('table', { name: /Sala Sinfónica/ }).getByRole('row', { name: /Zona C/ }),
    ).toBeVisible();
    await errand.activate(page.getByText('Espacio para silla de ruedas', { exact: true }));
    await errand.activate(page.getByRole('link', { name: 'Pedir un espacio' }));
    await expect(page).toHaveURL(/\/conciertos-entradas\/silla-de-ruedas\?performance=\d+$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Grieg y Sibelius' })).toBeVisible();
    await expect(page.getByText(/20\sde\snoviembre de\s2026, 20:00 · Auditorio del Mar/)).toBeVisible();
    await errand.type(page.getByRole('textbox', { name: /^Nombre/ }), 'Candelaria Ojeda');
    await errand.type(page.getByRole('textbox', { name: /^Correo/ }).first(), 'candelaria@example.org');
    await errand.type(page.getByRole('textbox', { name: /^Espacios/ }), '1');
    await errand.choose(page.getByRole('combobox', { name: /^Acompañantes/ }), /^Uno/);
    await errand.activate(page.getByRole('checkbox', { name: /^He leído/ }));
    await backdateForm(page.getByRole('form', { name: 'Grieg y Sibelius' }));
    await errand.activate(page.getByRole('button', { name: 'Pedir el espacio' }));
    await errand.isAnsweredBy(page.locator('#silla-de-ruedas'));
    await expect(page.locator('#silla-de-ruedas')).toContainText(/Recibido: I-[A-Z2-9]{6}/);
    expect(errand.activations).toBe(8);
  },
);

test('vacancy: an address with only its number redirects with 301 to its page', async ({ request }) => {
  for (const prefix of ['', '/en']) {
    const answer = await request.get(`${prefix}/portal-empleo/3`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `${prefix}/portal-empleo/oferta/3`]);
  }
  expect((await request.get('/portal-empleo/musicos')).status()).toBe(200);
});
