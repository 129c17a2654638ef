import type { Page } from '@playwright/test';
import { expect, full, inFull, open, test } from '../../site/page/browser-test.ts';

const calendar = '/conciertos-entradas/eventos';
const filter = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Filtros' }).getByRole('combobox', { name, exact: true });
const status = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
const concerts = (page: Page) => page.getByRole('main').getByRole('article');

/** Expects that the page states this number of concerts, and shows as many. */
async function found(page: Page, count: number): Promise<void> {
  await expect(status(page, new RegExp(`(^|\\D)${count} conciertos?\\b`))).toBeVisible();
  await expect(concerts(page)).toHaveCount(count);
}

/** The number of concerts that a filter states for one of its values. */
async function promised(page: Page, name: string, value: string): Promise<number> {
  const label = await option(page, name, value).textContent();
  return Number(/\((\d+)\)$/.exec(label ?? '')?.[1]);
}
const option = (page: Page, name: string, value: string) =>
  filter(page, name).getByRole('option', { name: new RegExp(`^${value} \\(\\d+\\)$`) });

/** Chooses a value of a filter. @returns the number of concerts that the filter stated for the value */
async function choose(page: Page, name: string, value: string): Promise<number> {
  const count = await promised(page, name, value);
  await filter(page, name).selectOption({ label: `${value} (${count})` });
  return count;
}

test('calendar: a filter shows the number of concerts that it states, keeps the focus and can be removed', async ({
  page,
  consoleErrors,
}) => {
  await open(page, calendar);
  const all = await concerts(page).count();
  await expect(status(page, `${all} conciertos de hoy a junio`)).toBeVisible();
  await filter(page, 'Categoría').focus();
  const ofSeason = await choose(page, 'Categoría', 'Temporada');
  expect(ofSeason).toBeLessThan(all);
  await expect(page).toHaveURL(/\?categoria=temporada$/);
  await found(page, ofSeason);
  await expect(filter(page, 'Categoría')).toBeFocused();

  await found(page, await choose(page, 'Solista', 'Daniel Ferrantes'));
  await expect(page).toHaveURL(/\?categoria=temporada&solista=daniel-ferrantes$/);
  await expect(concerts(page).getByRole('heading')).toHaveText(['Grieg y Sibelius']);

  await page.getByRole('link', { name: 'Quitar el filtro Daniel Ferrantes' }).click();
  await expect(page).toHaveURL(/\?categoria=temporada$/);
  await found(page, ofSeason);
  await page.getByRole('main').getByRole('link', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL(new RegExp(`${calendar}$`));
  await found(page, all);
  expect(consoleErrors).toEqual([]);
});

test(
  'calendar: each filter value states its number of concerts under the other filters and is disabled at 0',
  full,
  async ({ page }) => {
    await open(page, `${calendar}?categoria=familia`);
    expect(await promised(page, 'Dirección', 'Beatriz Tirajano')).toBeGreaterThan(0);
    await expect(option(page, 'Dirección', 'Beatriz Tirajano')).toBeEnabled();
    expect(await promised(page, 'Dirección', 'Magnus Eikelund')).toBe(0);
    await expect(option(page, 'Dirección', 'Magnus Eikelund')).toBeDisabled();
  },
);

test(
  'calendar: the preset “this weekend” keeps the other filters, and its address shows the same concerts elsewhere',
  full,
  async ({ page, context }) => {
    await open(page, `${calendar}?categoria=temporada`);
    const presets = page.getByRole('list', { name: 'Fechas más buscadas' });
    await expect(presets).toContainText(/Próximos 30 días \(\d+\)/);
    const weekend = presets.getByRole('link', { name: /^Este fin de semana \(\d+\)$/ });
    const count = Number(/\d+/.exec(await weekend.innerText())?.[0]);
    await weekend.click();
    await expect(page).toHaveURL(/\?categoria=temporada&desde=2026-11-20&hasta=2026-11-22$/);
    await found(page, count);
    await expect(weekend).toHaveAttribute('aria-current', 'true');

    const shared = await context.newPage();
    await shared.goto(page.url());
    await expect(concerts(shared).getByRole('heading')).toHaveText(['Grieg y Sibelius']);

    await page.getByRole('link', { name: 'Quitar el filtro Este fin de semana' }).click();
    await expect(page).toHaveURL(/\?categoria=temporada$/);
  },
);

test(
  'calendar: filters for price, accessibility and last day can be combined, down to no concert',
  full,
  async ({ page, consoleErrors }) => {
    await open(page, calendar);
    await page.getByText('Más filtros').click();
    await found(page, await choose(page, 'Precio', 'Hasta 5 €'));
    await choose(page, 'Accesibilidad', 'Sesión relajada');
    await expect(page).toHaveURL(/\?precio_max=5&accesible=sesion-relajada$/);
    await expect(concerts(page).getByRole('heading')).toHaveText(['El aprendiz de brujo']);
    await expect(concerts(page)).toContainText('10:30');
    expect(await promised(page, 'Entrada', 'Entrada gratuita')).toBe(0);
    await expect(option(page, 'Entrada', 'Entrada gratuita')).toBeDisabled();
    const last = page.getByRole('form', { name: 'Filtros' }).getByLabel('Hasta', { exact: true });
    await last.fill('2026-11-27');
    await last.blur();
    await expect(page).toHaveURL(/&hasta=2026-11-27$/);
    await expect(status(page, 'Ningún concierto')).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'calendar: the month selector keeps the other filters; months without concerts are no links',
  full,
  async ({ page }) => {
    await open(page, `${calendar}?compositor=ludwig-van-beethoven`);
    const months = page.getByRole('navigation', { name: 'Meses' });
    await expect(months.getByRole('link')).not.toHaveCount(0);
    await expect(months).toContainText('ago');
    await expect(months.getByRole('link', { name: /^ago/ })).toHaveCount(0);
    await months.getByRole('link', { name: /^dic/ }).click();
    await expect(page).toHaveURL(/compositor=ludwig-van-beethoven&mes=2026-12$/);
    await expect(status(page, '2 conciertos en diciembre')).toBeVisible();
    await expect(months.getByRole('link', { name: /^dic/ })).toHaveAttribute('aria-current', 'true');
    await expect(concerts(page).getByRole('heading')).toHaveText(['Pastoral', 'Novena de Beethoven']);
  },
);

test('calendar: reload, back and forward show the concerts and the filter of the address', full, async ({ page }) => {
  await open(page, calendar);
  const all = await concerts(page).count();
  const forFamilies = await choose(page, 'Categoría', 'En familia');
  await found(page, forFamilies);
  await page.reload();
  await found(page, forFamilies);
  await expect(filter(page, 'Categoría')).toHaveValue('familia');
  await page.goBack();
  await found(page, all);
  await expect(filter(page, 'Categoría')).toHaveValue('');
  await page.goForward();
  await found(page, forFamilies);
  await expect(filter(page, 'Categoría')).toHaveValue('familia');
});

test('calendar: the way back from a concert keeps the filter', full, async ({ page }) => {
  await open(page, `${calendar}?categoria=familia`);
  const count = await concerts(page).count();
  await concerts(page).getByRole('link', { name: 'El aprendiz de brujo', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'El aprendiz de brujo' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?categoria=familia$/);
  await found(page, count);
});

test('calendar without a match: links lead to the nearest months with concerts', full, async ({ page }) => {
  await open(page, `${calendar}?solista=daniel-ferrantes&mes=2027-06`);
  await expect(status(page, 'Ningún concierto')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No hay conciertos con estos filtros' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^noviembre de 2026 \(\d+\)/ })
    .click();
  await expect(concerts(page).getByRole('heading').first()).toHaveText('Grieg y Sibelius');
});

test('calendar: the month view is a table, with links to other months', full, async ({ page }) => {
  await open(page, calendar);
  await page.getByRole('navigation', { name: 'Lista o mes' }).getByRole('link', { name: 'Mes' }).click();
  await expect(page).toHaveURL(/\?vista=mes$/);
  const table = page.getByRole('table', { name: 'noviembre de 2026' });
  await expect(table.getByRole('link', { name: /20:00 Grieg y Sibelius/ }).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Otros meses con conciertos' })
    .getByRole('link', { name: /diciembre/ })
    .click();
  await expect(page.getByRole('table', { name: 'diciembre de 2026' })).toBeVisible();
});

test('calendar: lists past concerts, without links to buy tickets', full, async ({ page }) => {
  await open(page, calendar);
  await page.getByRole('link', { name: 'Conciertos ya celebrados' }).click();
  await expect(page).toHaveURL(/\?cuando=pasados$/);
  await expect(concerts(page).getByRole('heading', { name: 'Danubio y Praga' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Comprar/ })).toHaveCount(0);
});

const wrong: readonly (readonly [query: string, words: string])[] = [
  ['desde=2026-12-12&hasta=2026-12-01', '«2026-12-01» de «Hasta» es anterior al primer día'],
  ...inFull(
    ['accesible=ascensor', '«ascensor» no es un valor de «Accesibilidad»'] as const,
    ['director=nadie', '«nadie» no es un valor de «Dirección»'] as const,
  ),
];
for (const [query, words] of wrong)
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`calendar with ${query}: answers 400, names the error and lists the concerts without that filter`, async ({
      page,
    }) => {
      const answer = await page.goto(`${calendar}?${query}`);
      expect(answer?.status()).toBe(400);
      await expect(page.getByText(words)).toBeVisible();
      await expect(concerts(page).first()).toBeVisible();
    });
  });

test('calendar with month 13: answers 400 and links to the calendar without filters', full, async ({ page }) => {
  const answer = await page.goto(`${calendar}?mes=13`);
  expect(answer?.status()).toBe(400);
  await expect(page.getByText('«13» no es un valor de «Mes»')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ver el calendario sin filtros' }).click();
  await expect(status(page, /\d+ conciertos de hoy a junio/)).toBeVisible();
});

test('calendar: an old address of a month redirects with 301 to the present one', async ({ request }) => {
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

  test('calendar: the filters are a form that the browser submits', async ({ page }) => {
    await page.goto(calendar);
    const ofSeason = await choose(page, 'Categoría', 'Temporada');
    const withSoloist = await choose(page, 'Solista', 'Daniel Ferrantes');
    await page.getByRole('button', { name: /^Ver \d+ conciertos?$/ }).click();
    await expect(page).toHaveURL(/categoria=temporada&.*solista=daniel-ferrantes/);
    await found(page, withSoloist);
    await expect(concerts(page).getByRole('heading')).toHaveText(['Grieg y Sibelius']);
    await page.getByRole('link', { name: 'Quitar el filtro Daniel Ferrantes' }).click();
    await found(page, ofSeason);
  });

  test('calendar: a newly chosen month replaces the year that was chosen before', async ({ page }) => {
    await page.goto(`${calendar}?anio=2026`);
    await page.getByLabel('Mes', { exact: true }).selectOption('2027-03');
    await page.getByRole('button', { name: /^Ver \d+ conciertos?$/ }).click();
    await expect(page).toHaveURL(`${calendar}?mes=2027-03`);
    await expect(status(page, /marzo de 2027/)).toBeVisible();
  });
});
