import type { Page } from '@playwright/test';
import { expect, open, test } from '../../site/browser-test.ts';

const calendar = '/conciertos-entradas/eventos';
const filter = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Filtros' }).getByRole('combobox', { name, exact: true });
const found = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
const concerts = (page: Page) => page.getByRole('main').getByRole('article');

test('a filter counts, shows and can be taken off again', async ({ page, consoleErrors }) => {
  await open(page, calendar);
  await found(page, '14 conciertos de hoy a junio');
  await filter(page, 'Categoría').focus();
  await filter(page, 'Categoría').selectOption({ label: 'Temporada (9)' });
  await expect(page).toHaveURL(/\?categoria=temporada$/);
  await found(page, '9 conciertos');
  await expect(filter(page, 'Categoría')).toBeFocused();

  await filter(page, 'Solista').selectOption({ label: 'Daniel Ferrantes (1)' });
  await expect(page).toHaveURL(/\?categoria=temporada&solista=daniel-ferrantes$/);
  await found(page, '1 concierto');
  await expect(concerts(page).getByRole('heading')).toHaveText(['Grieg y Sibelius']);

  await page.getByRole('link', { name: 'Quitar el filtro Daniel Ferrantes' }).click();
  await expect(page).toHaveURL(/\?categoria=temporada$/);
  await found(page, '9 conciertos');
  await page.getByRole('main').getByRole('link', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL(new RegExp(`${calendar}$`));
  await found(page, '14 conciertos de hoy a junio');
  expect(consoleErrors).toEqual([]);
});

test('each filter says how many concerts it would leave under the others', async ({ page }) => {
  await open(page, `${calendar}?categoria=familia`);
  await found(page, '1 concierto');
  await expect(filter(page, 'Dirección').getByRole('option', { name: 'Beatriz Tirajano (1)' })).toBeEnabled();
  await expect(filter(page, 'Dirección').getByRole('option', { name: 'Magnus Eikelund (0)' })).toBeDisabled();
});

test('this weekend is one step away, keeps the other filters, and can be shared', async ({ page, context }) => {
  await open(page, `${calendar}?categoria=temporada`);
  const presets = page.getByRole('list', { name: 'Fechas más buscadas' });
  await expect(presets).toContainText('Próximos 30 días (3)');
  await presets.getByRole('link', { name: 'Este fin de semana (1)' }).click();
  await expect(page).toHaveURL(/\?categoria=temporada&desde=2026-11-20&hasta=2026-11-22$/);
  await found(page, '1 concierto');
  await expect(presets.getByRole('link', { name: 'Este fin de semana (1)' })).toHaveAttribute('aria-current', 'true');

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(concerts(shared).getByRole('heading')).toHaveText(['Grieg y Sibelius']);

  await page.getByRole('link', { name: 'Quitar el filtro Este fin de semana' }).click();
  await expect(page).toHaveURL(/\?categoria=temporada$/);
});

test('more filters tell what a visitor can pay and needs', async ({ page, consoleErrors }) => {
  await open(page, calendar);
  await page.getByText('Más filtros').click();
  await filter(page, 'Precio').selectOption({ label: 'Hasta 5 € (2)' });
  await found(page, '2 conciertos');
  await filter(page, 'Accesibilidad').selectOption({ label: 'Sesión relajada (1)' });
  await expect(page).toHaveURL(/\?precio_max=5&accesible=sesion-relajada$/);
  await expect(concerts(page).getByRole('heading')).toHaveText(['El aprendiz de brujo']);
  await expect(concerts(page)).toContainText('10:30');
  await expect(filter(page, 'Entrada').getByRole('option', { name: 'Entrada gratuita (0)' })).toBeDisabled();
  const last = page.getByRole('form', { name: 'Filtros' }).getByLabel('Hasta', { exact: true });
  await last.fill('2026-11-27');
  await last.blur();
  await expect(page).toHaveURL(/&hasta=2026-11-27$/);
  await found(page, 'Ningún concierto');
  expect(consoleErrors).toEqual([]);
});

test('the month selector shows one month and keeps the other filters; months without concerts cannot be chosen', async ({
  page,
}) => {
  await open(page, `${calendar}?compositor=ludwig-van-beethoven`);
  const months = page.getByRole('navigation', { name: 'Meses' });
  await expect(months).toContainText('ago');
  await expect(months.getByRole('link', { name: /^ago/ })).toHaveCount(0);
  await months.getByRole('link', { name: /^dic/ }).click();
  await expect(page).toHaveURL(/compositor=ludwig-van-beethoven&mes=2026-12$/);
  await found(page, '2 conciertos en diciembre');
  await expect(months.getByRole('link', { name: /^dic/ })).toHaveAttribute('aria-current', 'true');
  await expect(concerts(page).getByRole('heading')).toHaveText(['Pastoral', 'Novena de Beethoven']);
});

test('the address keeps the choice: reload, back and forward show the same concerts', async ({ page }) => {
  await open(page, calendar);
  await filter(page, 'Categoría').selectOption({ label: 'En familia (1)' });
  await found(page, '1 concierto');
  await page.reload();
  await found(page, '1 concierto');
  await expect(filter(page, 'Categoría')).toHaveValue('familia');
  await page.goBack();
  await found(page, '14 conciertos de hoy a junio');
  await expect(filter(page, 'Categoría')).toHaveValue('');
  await page.goForward();
  await found(page, '1 concierto');
  await expect(filter(page, 'Categoría')).toHaveValue('familia');
});

test('back from a concert returns to the filtered calendar', async ({ page }) => {
  await open(page, `${calendar}?categoria=familia`);
  await concerts(page).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'El aprendiz de brujo' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?categoria=familia$/);
  await found(page, '1 concierto');
});

test('no concert under the filters: the page helps with the nearest months', async ({ page }) => {
  await open(page, `${calendar}?solista=daniel-ferrantes&mes=2027-06`);
  await found(page, 'Ningún concierto');
  await expect(page.getByRole('heading', { name: 'No hay conciertos con estos filtros' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^noviembre de 2026 \(1\)/ })
    .click();
  await expect(concerts(page).getByRole('heading').first()).toHaveText('Grieg y Sibelius');
});

test('a month can be read as a table', async ({ page }) => {
  await open(page, calendar);
  await page.getByRole('navigation', { name: 'Qué conciertos y cómo' }).getByRole('link', { name: 'Mes' }).click();
  await expect(page).toHaveURL(/\?vista=mes$/);
  const table = page.getByRole('table', { name: 'noviembre de 2026' });
  await expect(table.getByRole('link', { name: /20:00 Grieg y Sibelius/ }).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Otros meses con conciertos' })
    .getByRole('link', { name: /diciembre/ })
    .click();
  await expect(page.getByRole('table', { name: 'diciembre de 2026' })).toBeVisible();
});

test('concerts that are over can be found', async ({ page }) => {
  await open(page, calendar);
  await page.getByRole('link', { name: 'Conciertos ya celebrados' }).click();
  await expect(page).toHaveURL(/\?cuando=pasados$/);
  await expect(concerts(page).getByRole('heading', { name: 'Danubio y Praga' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Comprar/ })).toHaveCount(0);
});

for (const [query, words] of [
  ['desde=2026-12-12&hasta=2026-12-01', '«2026-12-01» de «Hasta» es anterior al primer día'],
  ['accesible=ascensor', '«ascensor» no es un valor de «Accesibilidad»'],
  ['director=nadie', '«nadie» no es un valor de «Dirección»'],
] as const)
  test(`an address with ${query} is answered with what is wrong, and with the concerts without it`, async ({
    page,
  }) => {
    const answer = await page.goto(`${calendar}?${query}`);
    expect(answer?.status()).toBe(400);
    await expect(page.getByText(words)).toBeVisible();
    await expect(concerts(page).first()).toBeVisible();
  });

test('from an address with a month 13 one link leads to the calendar without filters', async ({ page }) => {
  const answer = await page.goto(`${calendar}?mes=13`);
  expect(answer?.status()).toBe(400);
  await expect(page.getByText('«13» no es un valor de «Mes»')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ver el calendario sin filtros' }).click();
  await found(page, '14 conciertos de hoy a junio');
});

test('an old address of a month leads to its present one, for good', async ({ request }) => {
  for (const [old, present] of [
    ['?anio=2026&mes=12&cuando=todos', '?mes=2026-12&cuando=todos'],
    ['?mes=1', '?mes=2027-01'],
  ] as const) {
    const answer = await request.get(`/en${calendar}${old}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`/en${calendar}${present}`);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a plain form', async ({ page }) => {
    await page.goto(calendar);
    await filter(page, 'Categoría').selectOption({ label: 'Temporada (9)' });
    await filter(page, 'Solista').selectOption({ label: 'Daniel Ferrantes (1)' });
    await page.getByRole('button', { name: 'Ver resultados' }).click();
    await expect(page).toHaveURL(/categoria=temporada&.*solista=daniel-ferrantes/);
    await found(page, '1 concierto');
    await expect(concerts(page).getByRole('heading')).toHaveText(['Grieg y Sibelius']);
    await page.getByRole('link', { name: 'Quitar el filtro Daniel Ferrantes' }).click();
    await found(page, '9 conciertos');
  });
});
