import { type Page } from '@playwright/test';
import { expect, hydratedPart, open } from '../../site/page/browser-test.ts';
import { phone, test } from '../../site/page/errand.ts';
import { siteDay } from '../../site/process/site-day.ts';

test.use(phone);

const buttons = (page: Page, hour: string) =>
  page.getByRole('link', { name: new RegExp(`^Comprar( entradas)?: ${hour}`) }).filter({ visible: true });

test('buying tickets: two activations lead from the card of a family concert to the chosen session in the box office', async ({
  errand,
  page,
  consoleErrors,
}) => {
  await errand.start();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'El aprendiz de brujo' }) });
  await hydratedPart(card.first());
  await expect(card.first()).toContainText('10:30 · 12:00');
  await errand.activate(card.first().getByRole('link', { name: 'El aprendiz de brujo', exact: true }));
  await expect(page).toHaveURL(/el-aprendiz-de-brujo\/37$/);

  await expect(page.getByRole('group', { name: 'Comprar entradas: elija la hora' }).last()).toBeInViewport({
    ratio: 1,
  });
  await expect(buttons(page, '10:30 · relajada').last()).toBeInViewport({ ratio: 1 });
  const noon = buttons(page, '12:00').last();
  await expect(noon).toBeInViewport({ ratio: 1 });
  const [office] = await Promise.all([page.waitForEvent('popup'), errand.activate(noon)]);
  await expect(office).toHaveURL(/performance=372$/);
  expect(errand.activations).toBe(2);
  const sessions = office.getByRole('navigation', { name: 'Funciones a la venta' });
  await expect(sessions.getByRole('link', { name: '12:00' })).toHaveAttribute('aria-current', 'true');
  await expect(sessions.getByRole('link', { name: '10:30 · relajada' })).toBeInViewport({ ratio: 1 });
  expect(consoleErrors).toEqual([]);
});

test('buying tickets: a row of the calendar has one link for each session of a concert', async ({ page }) => {
  await open(page, '/conciertos-entradas/eventos?categoria=familia');
  await expect(buttons(page, '10:30 · relajada')).toHaveAttribute('href', /performance=371$/);
  await expect(buttons(page, '12:00')).toHaveAttribute('href', /performance=372$/);
});

test('buying tickets: the price on the home page is the lowest price that is not sold out', async ({
  errand,
  page,
}) => {
  await errand.start();
  const buy = page.getByRole('main').getByRole('link', { name: /^Comprar entradas, desde/ });
  await expect(buy).toHaveAccessibleName(/20:00/);
  const price = /desde (\d+)/.exec(await buy.innerText())?.[1];
  await errand.activate(page.getByRole('heading', { level: 1 }).getByRole('link'));
  await errand.activate(page.getByRole('link', { name: 'Precios por zona' }));
  const prices = page.getByRole('region', { name: 'Precios por zona' }).getByRole('table').first();
  await expect(prices).toBeInViewport();
  const left = prices.getByRole('row').filter({ hasText: /€/ }).filter({ hasNotText: 'Agotado' });
  const amounts = (await left.allInnerTexts()).map((row) => Number(/(\d+)\s*€/.exec(row)?.[1]));
  expect(String(Math.min(...amounts))).toBe(price);
});

test('buying tickets: a page left open replaces its button by “box office only” an hour before the start', async ({
  page,
}) => {
  const html = (await (await open(page, '/'))?.text()) ?? '';
  const buy = page.getByRole('main').getByRole('link', { name: /^Comprar entradas.*Grieg y Sibelius/ });
  await hydratedPart(buy);
  /** The site's time minus the browser's, in milliseconds. */
  const clockShift = Number(/"clockShift":(-?\d+)/.exec(html)?.[1]);
  /** Lets the phone sleep until a time and wake up again. */
  const sleepUntil = async (time: string) => {
    await page.clock.setFixedTime(Date.parse(`${siteDay}T${time}Z`) - clockShift);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await sleepUntil('18:59');
  await expect(buy).toBeVisible();
  await sleepUntil('19:01');
  await expect(buy).toHaveCount(0);
  await expect(page.getByText('Solo en taquilla').first()).toBeVisible();
});
