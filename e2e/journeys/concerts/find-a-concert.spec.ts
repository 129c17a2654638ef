import { expect, full, hydratedPart, open, test } from '../../site/page/browser-test.ts';

test(
  'home page: two activations lead to the box office for the next concert, in a new tab',
  full,
  async ({ page, consoleErrors }) => {
    await open(page, '/');
    const title = page.getByRole('heading', { level: 1 });
    const name = await title.innerText();
    await title.getByRole('link').click();
    await expect(page).toHaveURL(/\/conciertos-entradas\/eventos\/[a-z0-9-]+\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    const concert = page.url();
    const buy = page
      .getByRole('complementary', { name: 'Datos del concierto' })
      .getByRole('link', { name: /^Comprar entradas/ });
    await expect(buy).toHaveAccessibleName(/se abre en otra pestaña/);
    const [boxOffice] = await Promise.all([page.waitForEvent('popup'), buy.click()]);
    await expect(boxOffice).toHaveURL(/\/conciertos-entradas\/taquilla\?performance=\d+$/);
    await expect(boxOffice.getByRole('heading', { level: 1, name: 'Taquilla de demostración' })).toBeVisible();
    await expect(boxOffice.getByText('Aquí no se venden entradas.')).toBeVisible();
    await expect(boxOffice.getByRole('heading', { level: 2, name })).toBeVisible();

    await boxOffice.getByRole('main').getByRole('link', { name: 'Volver al concierto' }).click();
    await expect(boxOffice).toHaveURL(concert);
    expect(page.url(), 'the concert stays where the visitor left it').toBe(concert);
    expect(consoleErrors).toEqual([]);
  },
);

test('home page: tonight’s concert has a link to the box office', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText('Esta noche')).toBeVisible();
  const buy = page.getByRole('main').getByRole('link', { name: /^Comprar entradas, desde \d+\s€/ });
  const [boxOffice] = await Promise.all([page.waitForEvent('popup'), buy.click()]);
  await expect(boxOffice.getByRole('heading', { level: 1, name: 'Taquilla de demostración' })).toBeVisible();
});

test('concert finder: states the number of concerts and leads to the calendar of the chosen month', async ({
  page,
}) => {
  await open(page, '/');
  const month = page.getByRole('combobox', { name: 'Cuándo' });
  await hydratedPart(month);
  const finder = page.getByRole('region', { name: 'Encuentre su concierto' });
  const show = finder.getByRole('button', { name: /^Ver \d+ conciertos$/ });
  const all = await show.innerText();
  await month.selectOption({ label: 'diciembre' });
  await expect(show).not.toHaveText(all);
  const [count] = /\d+ conciertos/.exec(await show.innerText()) ?? [];
  await show.click();
  await expect(page).toHaveURL(/\/conciertos-entradas\/eventos\?.*mes=2026-12/);
  await expect(page.getByRole('status').filter({ hasText: `${count} en diciembre` })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('box office with an unknown performance: answers 404, names the problem and links to the calendar', async ({
    page,
  }) => {
    const answer = await page.goto('/conciertos-entradas/taquilla?performance=999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'No encontramos esa función' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Ir al calendario' })).toHaveAttribute(
      'href',
      '/conciertos-entradas/eventos',
    );
  });
});
