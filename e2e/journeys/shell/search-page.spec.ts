import type { APIRequestContext, Page } from '@playwright/test';
import type { SearchAnswer } from '../../../shared/src/domain/search/search.schema.ts';
import { longestTerm } from '../../../shared/src/domain/search/search-limits.ts';
import { expect, open, test } from '../../site/page/browser-test.ts';

const found = async (request: APIRequestContext, term: string) =>
  (await (await request.get(`/api/search?term=${encodeURIComponent(term)}`)).json()) as SearchAnswer;
const results = (page: Page, group: RegExp) => page.getByRole('region', { name: group }).getByRole('link');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search page: finds a name written without its accents', async ({ page, request }) => {
    const { data } = await found(request, 'Dvořák');
    await page.goto('/buscar?term=dvorak');
    for (const [kind, group] of [
      ['events', /^Conciertos/],
      ['works', /^Obras, compositores y discos/],
    ] as const) {
      const first = data.find((one) => one.kind === kind);
      await expect(
        results(page, group)
          .and(page.locator(`[href="${first?.path}"]`))
          .first(),
      ).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ resultados$/);
  });

  test('search page: finds a misspelt name, with coming concerts before past ones', async ({ page, request }) => {
    const { data } = await found(request, 'beethoven');
    const concerts = data.filter(({ kind }) => kind === 'events');
    expect(concerts.length).toBeGreaterThan(1);
    expect(concerts[0]?.state).toBe(null);
    await page.goto('/buscar?term=beetoven');
    await expect(results(page, /^Conciertos/)).toHaveText(concerts.slice(0, 4).map(({ title }) => title));
  });

  test('search page: its field starts another search', async ({ page }) => {
    await page.goto('/buscar?term=dvorak');
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toHaveValue('dvorak');
    await field.fill('mahler');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/buscar\?term=mahler$/);
  });

  test('search page without a term: asks for one', async ({ page }) => {
    await page.goto('/buscar');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Escriba qué busca: un compositor, una obra, un nombre.',
    );
  });

  test('search page without a result: says so and links to the calendar', async ({ page }) => {
    await page.goto('/buscar?term=zzxqy');
    await expect(page.getByRole('heading', { name: 'Ningún resultado para «zzxqy»' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Calendario' })).toBeVisible();
  });
});

test('search page: a choice, and another search, move view and focus to the number of results', async ({ page }) => {
  await open(page, '/buscar?term=concierto');
  const count = page.getByRole('main').getByRole('status');
  await page
    .getByRole('main')
    .getByRole('link', { name: /: ver los \d+ resultados/ })
    .first()
    .click();
  await expect(page).toHaveURL(/tipo=/);
  await expect(count).toBeFocused();
  await expect(count).toBeInViewport({ ratio: 1 });
  await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click();
  await page.keyboard.type('mahler');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/term=mahler$/);
  await expect(count).toBeFocused();
});

test('search page: shows a term with markup and SQL as text', async ({ page, consoleErrors }) => {
  const hostile = `"><script>document.title='taken'</script><img src=x onerror=alert(1)>'); DROP TABLE events;-- %00`;
  const answer = await open(page, `/buscar?term=${encodeURIComponent(hostile)}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Resultados de «${hostile}»`);
  await expect(page).not.toHaveTitle('taken');
  await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('search page: answers 200 to unusual terms', async ({ request }) => {
  const long = `${'a'.repeat(longestTerm - 1)}🎻`;
  for (const term of ['%', '_', '\\', "'", '(', '!|&', 'a'.repeat(5_000), '🎻', long, ' ', '\u0000']) {
    const answer = await request.get(`/buscar?term=${encodeURIComponent(term)}`);
    expect([term.slice(0, 9), answer.status()]).toEqual([term.slice(0, 9), 200]);
  }
});
