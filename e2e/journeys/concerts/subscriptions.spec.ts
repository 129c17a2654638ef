import { expect, full, open, test } from '../../site/page/browser-test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('subscriptions: the comparison of the chosen ones in a zone has an address; one can be removed', async ({
    page,
  }) => {
    await page.goto('/conciertos-entradas/abonos');
    await page.getByRole('link', { name: 'Comparar abonos' }).click();
    await page.getByRole('checkbox', { name: /^Abono Primavera/ }).check();
    await page.getByRole('checkbox', { name: /Paquete de bienvenida: Voces/ }).check();
    await page.getByRole('combobox', { name: 'Zona' }).selectOption('B');
    await page.getByRole('button', { name: 'Comparar' }).click();
    await expect(page).toHaveURL(/comparar\?abono=abono-primavera&abono=paquete-voces&zona=B#comparacion$/);

    const table = page.getByRole('table', { name: 'Comparación de abonos' });
    await expect(table.getByRole('row', { name: /^Precio en la zona B 134\s€ 63\s€/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Conciertos repetidos/ })).toContainText('Órgano');
    await expect(page.getByRole('checkbox', { name: /^Abono Primavera/ })).toBeChecked();

    await table.getByRole('link', { name: /Quitar.*Voces/ }).click();
    await expect(page).toHaveURL(/comparar\?abono=abono-primavera&zona=B#comparacion$/);
    await table.getByRole('link', { name: 'Abono Primavera', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Abono Primavera' })).toBeVisible();
  });

  test('subscriptions: a comparison of five answers 400, names the maximum and shows four', async ({ page }) => {
    const five = ['abono-temporada', 'abono-otono', 'abono-primavera', 'paquete-voces', 'paquete-piano'];
    const answer = await page.goto(
      `/conciertos-entradas/abonos/comparar?${five.map((slug) => `abono=${slug}`).join('&')}`,
    );
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole('note').filter({ hasText: '4 abonos como máximo' })).toContainText('Piano');
    await expect(page.getByRole('table', { name: 'Comparación de abonos' }).getByRole('columnheader')).toHaveCount(
      1 + 4,
    );
  });

  test('subscriptions: the cheapest way to hear the chosen concerts is calculated', async ({ page }) => {
    await page.goto('/conciertos-entradas/abonos/cual');
    for (const title of [/^Novena de Beethoven/, /^Órgano/, /^Clausura: Réquiem de Verdi/])
      await page.getByRole('checkbox', { name: title }).check();
    await page.getByRole('button', { name: 'Calcular lo más barato' }).click();
    await expect(page).toHaveURL(/cual\?concierto=40&concierto=43&concierto=49&zona=A&perfil=general#resultado$/);
    const answer = page.getByRole('region', { name: 'Lo más barato' });
    await expect(answer.getByRole('status')).toHaveText(/^79\s€$/);
    await expect(answer.getByRole('link', { name: 'Paquete de bienvenida: Voces' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Concierto de Año Nuevo/ })).toBeDisabled();
  });
});

test(
  'cheapest subscription: the page shows each result in place, and back shows the earlier one',
  full,
  async ({ page, consoleErrors }) => {
    await open(page, '/en/conciertos-entradas/abonos/cual');
    await page.getByRole('checkbox', { name: /^Pastoral/ }).check();
    await page.getByRole('button', { name: 'Work out the cheapest' }).click();
    await expect(page.getByRole('region', { name: 'The cheapest way' }).getByRole('status')).toHaveText('€35');
    await page.getByRole('checkbox', { name: /^Tchaikovsky 6/ }).check();
    await page.getByRole('checkbox', { name: /^Organ/ }).check();
    await page.getByRole('button', { name: 'Work out the cheapest' }).click();
    await expect(page.getByRole('region', { name: 'The cheapest way' }).getByRole('status')).toHaveText('€79');
    await page.goBack();
    await expect(page.getByRole('region', { name: 'The cheapest way' }).getByRole('status')).toHaveText('€35');
    await expect(page.getByRole('checkbox', { name: /^Organ/ })).not.toBeChecked();
    expect(consoleErrors).toEqual([]);
  },
);

test('concert page: leads to its subscription, which opens the box office in a new tab', full, async ({ page }) => {
  await open(page, '/conciertos-entradas/eventos/organo/43');
  await page.getByText('Abonos que lo incluyen').click();
  await page.getByRole('main').getByRole('link', { name: 'Abono Primavera' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Abono Primavera' })).toBeVisible();
  const renew = page.getByRole('link', { name: /^Renovar mi abono/ });
  const [boxOffice] = await Promise.all([page.waitForEvent('popup'), renew.click()]);
  await expect(boxOffice.getByRole('heading', { level: 2, name: 'Abono Primavera' })).toBeVisible();
});

test('subscription address with a wrong name: redirects with 301 to the right one', async ({ request }) => {
  const answer = await request.get('/en/conciertos-entradas/abonos/otro/11', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/en/conciertos-entradas/abonos/abono-temporada/11');
});
