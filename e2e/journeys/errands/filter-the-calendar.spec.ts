import type { Page } from '@playwright/test';
import { expect, open } from '../../site/page/browser-test.ts';
import { byKeyboard, phone, test } from '../../site/page/errand.ts';

test.use(phone);

const calendar = '/conciertos-entradas/eventos';
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const status = (page: Page) => page.getByRole('main').locator('[data-answer]').and(page.getByRole('status'));
const fold = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^Filtros/)
    .first();

test('calendar on a phone: the first concert is above 640 px, one activation from home, with folded filters', async ({
  errand,
  page,
}) => {
  await errand.start();
  await errand.activate(page.getByRole('banner').getByRole('link', { name: /Calendario/ }));
  await expect(page).toHaveURL(new RegExp(`${calendar}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario de conciertos' })).toBeVisible();
  const title = rows(page).first().getByRole('heading');
  await expect(title).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const box = await title.boundingBox();
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(640);
  await expect(page.getByRole('combobox', { name: 'Categoría' })).toBeHidden();
  expect(errand.activations).toBe(1);
});

test(
  'calendar on a phone: the filter by age shows its result on screen, without past concerts',
  byKeyboard,
  async ({ errand, page }) => {
    await errand.start();
    await errand.activate(page.getByRole('banner').getByRole('link', { name: /Calendario/ }));
    await errand.activate(fold(page));
    await errand.activate(page.getByText('Más filtros'));
    const show = page.getByRole('button', { name: /^Ver \d+ conciertos?$/ });
    const ofAll = await show.innerText();
    await errand.choose(page.getByRole('combobox', { name: 'Edad' }), /^Para 5 años/);
    await expect(page).toHaveURL(/\?edad=5$/);
    await expect(show).not.toHaveText(ofAll);
    await expect(show).toBeInViewport({ ratio: 1 });
    const count = Number(/\d+/.exec(await show.innerText())?.[0]);
    await errand.activate(show);
    await errand.isAnsweredBy(status(page));
    await expect(rows(page)).toHaveCount(count);
    await expect(rows(page).and(page.locator('[data-state=past]'))).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Edad' })).toBeHidden();
    expect(errand.activations).toBe(5);
  },
);

test('calendar on a phone: a month, a removed filter and a preset each move the focus to the result', async ({
  errand,
  page,
}) => {
  await errand.start(calendar);
  await errand.activate(page.getByRole('navigation', { name: 'Meses' }).getByRole('link', { name: /^dic/ }));
  await expect(page).toHaveURL(/\?mes=2026-12$/);
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await errand.activate(page.getByRole('link', { name: 'Quitar el filtro diciembre de 2026' }));
  await expect(page).toHaveURL(new RegExp(`${calendar}$`));
  await expect(status(page)).toBeFocused();
  await errand.activate(fold(page));
  await errand.activate(page.getByRole('link', { name: /^Próximos 30 días/ }));
  await expect(page).toHaveURL(/desde=2026-11-20&hasta=/);
  await expect(status(page)).toBeFocused();
});

test('calendar on a phone: without a match, the nearest dates are listed, none of them past', async ({ page }) => {
  await open(page, `${calendar}?edad=2`);
  await expect(page.getByRole('heading', { name: 'No hay conciertos con estos filtros' })).toBeVisible();
  const nearest = page.getByRole('region', { name: 'Lo más próximo' });
  await expect(nearest.getByRole('article').first()).toContainText('Grieg y Sibelius');
  await expect(nearest.locator('[data-state=past]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /2023/ })).toHaveCount(0);
});

test('calendar: the month view shows only the days of the chosen period, also in the next month', async ({
  errand,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await errand.start(`${calendar}?desde=2026-12-10&hasta=2027-01-10&vista=mes`);
  const table = page.getByRole('table', { name: 'diciembre de 2026' });
  await expect(table.getByRole('link', { name: /Novena/ })).toBeVisible();
  await expect(table.getByRole('link', { name: /Pastoral/ })).toHaveCount(0);
  await errand.activate(page.getByRole('link', { name: /Mes siguiente/ }));
  await expect(page).toHaveURL(/mes=2027-01&.*desde=2026-12-10&hasta=2027-01-10/);
  await expect(page.getByRole('table', { name: 'enero de 2027' }).getByRole('link')).toHaveCount(1);
});

test('calendar: an address with a type of event redirects with 301 to its category', async ({ request }) => {
  const answer = await request.get(`${calendar}?tipo=familia`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, `${calendar}?categoria=familia`]);
});
