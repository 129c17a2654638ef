import type { APIRequestContext, Page } from '@playwright/test';
import { plainDate } from '../../../shared/src/dates/format.ts';
import { beginning, findConcert } from '../../site/content.ts';
import { expect, full, hydratedPart, open } from '../../site/page/browser-test.ts';
import { phone, test } from '../../site/page/errand.ts';

test.use(phone);

const buttons = (page: Page, hour: string) =>
  page.getByRole('link', { name: new RegExp(`^Comprar( entradas)?: ${hour}`) }).filter({ visible: true });

/** A concert with two sessions on one day, and their hours as links name them. */
async function findFamily(request: APIRequestContext) {
  const { concert, path } = await findConcert(
    request,
    ({ state }, { performances }) =>
      state === 'onSale' &&
      performances.length === 2 &&
      performances.every((one) => one.state === state) &&
      new Set(performances.map(({ startsAt }) => startsAt.slice(0, 10))).size === 1,
  );
  const sessions = concert.performances.map(({ id, startsAt, isRelaxed }) => {
    const hour = plainDate(startsAt, 'time', 'es');
    return { id, hour, name: isRelaxed ? `${hour} · relajada` : hour };
  });
  return { concert, path, sessions: sessions as [(typeof sessions)[number], (typeof sessions)[number]] };
}

test('buying tickets: two activations lead from the card of a family concert to the chosen session in the box office', async ({
  errand,
  page,
  consoleErrors,
}) => {
  const { concert, path, sessions } = await findFamily(page.request);
  const [early, late] = sessions;
  await errand.start();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: concert.title }) });
  await hydratedPart(card.first());
  await expect(card.first()).toContainText(`${early.hour} · ${late.hour}`);
  await errand.activate(card.first().getByRole('link', { name: concert.title, exact: true }));
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  await expect(page.getByRole('group', { name: 'Comprar entradas: elija la hora' }).last()).toBeInViewport({
    ratio: 1,
  });
  await expect(buttons(page, early.name).last()).toBeInViewport({ ratio: 1 });
  const second = buttons(page, late.name).last();
  await expect(second).toBeInViewport({ ratio: 1 });
  const [office] = await Promise.all([page.waitForEvent('popup'), errand.activate(second)]);
  await expect(office).toHaveURL(new RegExp(`performance=${late.id}$`));
  expect(errand.activations).toBe(2);
  const shown = office.getByRole('navigation', { name: 'Funciones a la venta' });
  await expect(shown.getByRole('link', { name: late.name })).toHaveAttribute('aria-current', 'true');
  await expect(shown.getByRole('link', { name: early.name })).toBeInViewport({ ratio: 1 });
  expect(consoleErrors).toEqual([]);
});

test('buying tickets: a row of the calendar has one link for each session of a concert', async ({ page }) => {
  const { concert, sessions } = await findFamily(page.request);
  await open(page, `/conciertos-entradas/eventos?categoria=${concert.category.slug}`);
  for (const { id, name } of sessions)
    await expect(buttons(page, name).and(page.locator(`[href$="performance=${id}"]`))).toHaveCount(1);
});

test(
  'buying tickets: the price on the home page is the lowest price that is not sold out',
  full,
  async ({ errand, page }) => {
    await errand.start();
    const buy = page.getByRole('main').getByRole('link', { name: /^Comprar entradas, desde/ });
    await expect(buy).toHaveAccessibleName(/\d\d:\d\d/);
    const price = /desde (\d+)/.exec(await buy.innerText())?.[1];
    await errand.activate(page.getByRole('heading', { level: 1 }).getByRole('link'));
    await errand.activate(page.getByRole('link', { name: 'Precios por zona' }));
    const prices = page.getByRole('region', { name: 'Precios por zona' }).getByRole('table').first();
    await expect(prices).toBeInViewport();
    const left = prices.getByRole('row').filter({ hasText: /€/ }).filter({ hasNotText: 'Agotado' });
    const amounts = (await left.allInnerTexts()).map((row) => Number(/(\d+)\s*€/.exec(row)?.[1]));
    expect(String(Math.min(...amounts))).toBe(price);
  },
);

test('buying tickets: a page left open replaces its button by “box office only” an hour before the start', async ({
  page,
}) => {
  const { concert, performance } = await findConcert(
    page.request,
    ({ isTonight, ticketUrl }) => isTonight && ticketUrl !== null,
  );
  const html = (await (await open(page, '/'))?.text()) ?? '';
  const buy = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^Comprar entradas.*${beginning(concert.title).source.slice(1)}`) });
  await hydratedPart(buy);
  /** The site's time minus the browser's, in milliseconds. */
  const clockShift = Number(/"clockShift":(-?\d+)/.exec(html)?.[1]);
  /** Lets the phone sleep until a time and wake up again. */
  const sleepUntil = async (minutesBefore: number) => {
    const time = Date.parse(performance.startsAt) - minutesBefore * 60_000;
    await page.clock.setFixedTime(time - clockShift);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await sleepUntil(61);
  await expect(buy).toBeVisible();
  await sleepUntil(59);
  await expect(buy).toHaveCount(0);
  await expect(page.getByText('Solo en taquilla').first()).toBeVisible();
});
