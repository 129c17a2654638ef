import { expect, test } from '../../site/browser-test.ts';
import { Errand, phone } from '../../site/errand.ts';

test.use(phone);

test('where zone C is, and a wheelchair space: from the concert’s prices to plan and form', async ({ page }) => {
  const errand = await Errand.start(page);
  await errand.activate(page.getByRole('heading', { level: 1 }).getByRole('link'));
  await errand.activate(page.getByRole('link', { name: 'Precios por zona' }));
  await errand.activate(page.getByText('Plano de la sala, zona por zona'));
  await expect(page.getByRole('img', { name: /^Plano de Sala Sinfónica/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /Sala Sinfónica/ }).getByRole('row', { name: /Zona C/ })).toBeVisible();
  await errand.activate(page.getByText('Espacio para silla de ruedas', { exact: true }));
  await errand.activate(page.getByRole('link', { name: 'Pedir un espacio' }));
  await expect(page).toHaveURL(/\/sobre-ofgc\/contacto\?asunto=accessibility/);
  await expect(page.getByRole('combobox', { name: /^Tema|^Asunto|^Con quién/ })).toHaveValue('accessibility');
  expect(errand.activations).toBe(5);
});

test('a vacancy’s number is its address', async ({ request }) => {
  for (const prefix of ['', '/en']) {
    const answer = await request.get(`${prefix}/portal-empleo/3`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `${prefix}/portal-empleo/oferta/3`]);
  }
  expect((await request.get('/portal-empleo/musicos')).status()).toBe(200);
});
