import type { Page } from '@playwright/test';
import { expect, full, open } from '../../site/page/browser-test.ts';
import type { EventSummary } from '../../../shared/src/domain/events/event.schema.ts';
import { fetchData } from '../../site/content.ts';
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

test(
  'calendar on a phone: the first concert is above 640 px, one activation from home, with folded filters',
  full,
  async ({ errand, page }) => {
    await errand.start();
    await errand.activate(page.getByRole('banner').getByRole('link', { name: /Calendario/ }));
    await expect(page).toHaveURL(new RegExp(`${calendar}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Calendario de conciertos' })).toBeVisible();
    const title = rows(page).first().getByRole('heading');
    await expect(title).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const end = async () => {
      const box = await title.boundingBox();
      return (box?.y ?? NaN) + (box?.height ?? NaN);
    };
    await expect.poll(end).toBeLessThan(640);
    await expect(page.getByRole('combobox', { name: 'Categoría' })).toBeHidden();
    expect(errand.activations).toBe(1);
  },
);

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
    const ages = page.getByRole('combobox', { name: 'Edad' });
    const words = await ages.getByRole('option', { disabled: false }).allInnerTexts();
    // The youngest age for which there is a concert: more concerts are for older people.
    const youngest = words.find((text) => /^Para \d+ años/.test(text)) ?? 'no age';
    const [age] = /\d+/.exec(youngest) ?? [];
    await errand.choose(ages, new RegExp(`^Para ${age} años`));
    await expect(page).toHaveURL(new RegExp(`\\?edad=${age}$`));
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

test(
  'calendar on a phone: a month, a removed filter and a preset each move the focus to the result',
  full,
  async ({ errand, page }) => {
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
  },
);

test('calendar on a phone: without a match, the nearest dates are listed, none of them past', async ({ page }) => {
  await open(page, `${calendar}?desde=2090-01-01`);
  await expect(page.getByRole('heading', { name: 'No hay conciertos con estos filtros' })).toBeVisible();
  const nearest = page.getByRole('region', { name: 'Lo más próximo' });
  await expect(nearest.getByRole('article')).not.toHaveCount(0);
  await expect(nearest.locator('[data-state=past]')).toHaveCount(0);
});

test(
  'calendar: the month view shows only the days of the chosen period, also in the next month',
  full,
  async ({ errand, page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const concerts = await fetchData<EventSummary[]>(request, '/api/events?perPage=100');
    /** The concerts of a month, within the period or not; a day before its first one has no link. */
    const ofMonth = (month: string, isWithin: boolean) =>
      concerts.filter(({ performances }) =>
        performances.some(
          ({ startsAt, state }) =>
            state !== 'past' && startsAt.startsWith(month) && startsAt.slice(0, 10) >= '2026-12-10' === isWithin,
        ),
      );
    await errand.start(`${calendar}?desde=2026-12-10&hasta=2027-01-31&vista=mes`);
    const table = page.getByRole('table', { name: 'diciembre de 2026' });
    await expect(table).toBeVisible();
    for (const { title } of ofMonth('2026-12', true))
      await expect(table.getByRole('link', { name: title })).not.toHaveCount(0);
    for (const { title } of ofMonth('2026-12', false))
      await expect(table.getByRole('link', { name: title })).toHaveCount(0);
    await errand.activate(page.getByRole('link', { name: /Mes siguiente/ }));
    await expect(page).toHaveURL(/mes=2027-01&.*desde=2026-12-10&hasta=2027-01-31/);
    const next = page.getByRole('table', { name: 'enero de 2027' });
    for (const { title } of ofMonth('2027-01', true))
      await expect(next.getByRole('link', { name: title })).not.toHaveCount(0);
  },
);

test('calendar: an address with a type of event redirects with 301 to its category', async ({ request }) => {
  const answer = await request.get(`${calendar}?tipo=familia`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, `${calendar}?categoria=familia`]);
});
