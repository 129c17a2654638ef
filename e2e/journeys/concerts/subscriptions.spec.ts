import type { APIRequestContext } from '@playwright/test';
import type { EventSummary } from '../../../shared/src/domain/events/event.schema.ts';
import type { Subscription, SubscriptionDetail } from '../../../shared/src/domain/subscriptions/subscription.schema.ts';
import { eventPath } from '../../../shared/src/routes/concerts/events.ts';
import { beginning, fetchData, findConcert } from '../../site/content.ts';
import { expect, full, open, test } from '../../site/page/browser-test.ts';

/** An amount as pages show it, as a pattern. */
const euros = (cents = NaN) => String.raw`${cents / 100}\s€`;

/** Two subscriptions that are sold or renewed and have a concert in common. */
async function findPair(request: APIRequestContext): Promise<[Subscription, Subscription]> {
  const all = await fetchData<Subscription[]>(request, '/api/subscriptions?perPage=100');
  const fixed = all.filter(({ kind, state }) => !['flexible', 'youth'].includes(kind) && state !== 'closed');
  for (const [place, first] of fixed.entries())
    for (const second of fixed.slice(place + 1))
      if (first.eventIds.some((id) => second.eventIds.includes(id))) return [first, second];
  throw new Error('No two subscriptions have a concert in common');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'subscriptions: the comparison of the chosen ones in a zone has an address; one can be removed',
    full,
    async ({ page, request }) => {
      const [first, second] = await findPair(request);
      await page.goto('/conciertos-entradas/abonos');
      await page.getByRole('link', { name: 'Comparar abonos' }).click();
      for (const { name } of [first, second]) await page.getByRole('checkbox', { name: beginning(name) }).check();
      await page.getByRole('combobox', { name: 'Zona' }).selectOption('B');
      await page.getByRole('button', { name: 'Comparar' }).click();
      await expect(page).toHaveURL(
        new RegExp(`comparar\\?abono=${first.slug}&abono=${second.slug}&zona=B#comparacion$`),
      );

      const table = page.getByRole('table', { name: 'Comparación de abonos' });
      const [price, otherPrice] = [first, second].map(({ prices }) =>
        euros(prices.find(({ zone }) => zone === 'B')?.amount),
      );
      await expect(
        table.getByRole('row', { name: new RegExp(`^Precio en la zona B ${price} ${otherPrice}`) }),
      ).toBeVisible();
      const twice = first.eventIds.find((id) => second.eventIds.includes(id));
      const [repeated] = await fetchData<{ title: string }[]>(request, `/api/events?ids=${twice}`);
      await expect(table.getByRole('row', { name: /^Conciertos repetidos/ })).toContainText(repeated?.title ?? '');
      await expect(page.getByRole('checkbox', { name: beginning(first.name) })).toBeChecked();

      await table.getByRole('link', { name: new RegExp(`Quitar.*${beginning(second.name).source.slice(1)}`) }).click();
      await expect(page).toHaveURL(new RegExp(`comparar\\?abono=${first.slug}&zona=B#comparacion$`));
      await table.getByRole('link', { name: first.name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
    },
  );

  test('subscriptions: a comparison of five answers 400, names the maximum and shows four', async ({
    page,
    request,
  }) => {
    const five = (await fetchData<Subscription[]>(request, '/api/subscriptions?perPage=100')).slice(0, 5);
    const answer = await page.goto(
      `/conciertos-entradas/abonos/comparar?${five.map(({ slug }) => `abono=${slug}`).join('&')}`,
    );
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole('note').filter({ hasText: '4 abonos como máximo' })).toContainText(five[4]?.name ?? '');
    await expect(page.getByRole('table', { name: 'Comparación de abonos' }).getByRole('columnheader')).toHaveCount(
      1 + 4,
    );
  });

  test('subscriptions: the cheapest way to hear the chosen concerts is calculated', async ({ page, request }) => {
    const all = await fetchData<SubscriptionDetail[]>(request, '/api/subscriptions?perPage=100&include=details');
    const pack = all.find(({ kind, state }) => kind === 'welcomePackage' && state === 'open')!;
    await page.goto('/conciertos-entradas/abonos/cual');
    for (const id of pack.eventIds) await page.locator(`input[type=checkbox][value="${id}"]`).check();
    await page.getByRole('button', { name: 'Calcular lo más barato' }).click();
    const chosen = pack.eventIds.map((id) => `concierto=${id}`).join('&');
    await expect(page).toHaveURL(new RegExp(`cual\\?${chosen}&zona=A&perfil=general#resultado$`));
    const answer = page.getByRole('region', { name: 'Lo más barato' });
    const total = Number(/\d+/.exec(await answer.getByRole('status').innerText())?.[0]) * 100;
    const inZone = (prices: Subscription['prices']) => prices.find(({ zone }) => zone === 'A')?.amount ?? NaN;
    // Nothing is cheaper than these concerts together, unless another offer is.
    expect(total).toBeLessThanOrEqual(inZone(pack.prices));
    expect(total).toBeLessThan(pack.singles.reduce((sum, { prices }) => sum + inZone(prices), 0));
    if (total === inZone(pack.prices)) await expect(answer.getByRole('link', { name: pack.name })).toBeVisible();
    const soldOut = await findConcert(request, ({ state }) => state === 'soldOut');
    await expect(page.locator(`input[type=checkbox][value="${soldOut.concert.id}"]`)).toBeDisabled();
  });
});

test(
  'cheapest subscription: the page shows each result in place, and back shows the earlier one',
  full,
  async ({ page, consoleErrors }) => {
    await open(page, '/en/conciertos-entradas/abonos/cual');
    const boxes = page.getByRole('checkbox', { disabled: false });
    const result = page.getByRole('region', { name: 'The cheapest way' }).getByRole('status');
    await boxes.nth(0).check();
    await page.getByRole('button', { name: 'Work out the cheapest' }).click();
    await expect(result).toHaveText(/^€\d+$/);
    const forOne = await result.innerText();
    for (const place of [1, 2]) await boxes.nth(place).check();
    await page.getByRole('button', { name: 'Work out the cheapest' }).click();
    await expect(result).not.toHaveText(forOne);
    await page.goBack();
    await expect(result).toHaveText(forOne);
    await expect(boxes.nth(2)).not.toBeChecked();
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'concert page: leads to its subscription, which opens the box office in a new tab',
  full,
  async ({ page, request }) => {
    const [{ name, eventIds }] = await findPair(request);
    const [concert] = await fetchData<EventSummary[]>(request, `/api/events?when=upcoming&ids=${eventIds.join(',')}`);
    await open(page, eventPath(concert!));
    await page.getByText('Abonos que lo incluyen').click();
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const order = page.getByRole('main').locator('a[href*="taquilla?subscription="]').first();
    const [boxOffice] = await Promise.all([page.waitForEvent('popup'), order.click()]);
    await expect(boxOffice.getByRole('heading', { level: 2, name })).toBeVisible();
  },
);

test('subscription address with a wrong name: redirects with 301 to the right one', async ({ request }) => {
  const [{ id, slug }] = await findPair(request);
  const answer = await request.get(`/en/conciertos-entradas/abonos/otro/${id}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`/en/conciertos-entradas/abonos/${slug}/${id}`);
});
