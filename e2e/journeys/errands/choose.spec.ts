import { expect, full, inFull } from '../../site/page/browser-test.ts';
import { byKeyboard, type Errand, phone, test } from '../../site/page/errand.ts';

test.use(phone);

const inSubscriptions = async (errand: Errand, name: string | RegExp) => {
  const { page } = errand;
  await errand.start('/conciertos-entradas');
  await errand.activate(page.getByRole('main').getByRole('link', { name }).first());
};

test(
  'cheapest way to hear two concerts: the result is on screen and its heading has the focus',
  byKeyboard,
  async ({ errand, page }) => {
    await errand.start();
    await inSubscriptions(errand, /conviene/);
    const boxes = page.getByRole('form', { name: 'Sus conciertos' }).getByRole('checkbox', { disabled: false });
    await errand.activate(boxes.nth(0));
    await errand.activate(boxes.nth(1));
    await errand.activate(page.getByRole('button', { name: 'Calcular lo más barato' }));
    await errand.isAnsweredBy(page.getByRole('heading', { name: 'Lo más barato' }));
    await expect(page.getByRole('region', { name: 'Lo más barato' }).getByRole('status')).toBeInViewport({ ratio: 1 });
    expect(errand.activations).toBe(4);
  },
);

test('comparison of two subscriptions: the result is on screen with the focus', full, async ({ errand, page }) => {
  await errand.start();
  await inSubscriptions(errand, 'Comparar abonos');
  const form = page.getByRole('form', { name: 'Qué comparar' });
  const boxes = form.getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  await expect(form.getByText('Venta cerrada')).toHaveCount(0);
  await errand.activate(boxes.nth(0));
  await errand.activate(boxes.nth(1));
  await errand.activate(page.getByRole('button', { name: 'Comparar' }));
  await errand.isAnsweredBy(page.getByRole('heading', { name: 'Lado a lado' }));
  const dates = page.getByRole('table', { name: 'Conciertos de cada abono por fecha' }).getByRole('rowheader');
  await expect(dates).not.toHaveCount(0);
  await errand.activate(page.getByRole('link', { name: /^Quitar/ }).first());
  await errand.isAnsweredBy(page.getByRole('heading', { name: 'Lado a lado' }));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('cheapest way to hear a concert: the result is on screen', async ({ page }) => {
    await page.goto('/conciertos-entradas/abonos/cual');
    await page.getByRole('checkbox', { disabled: false }).first().check();
    await page.getByRole('combobox', { name: 'Zona' }).selectOption('B');
    await page.getByRole('button', { name: 'Calcular lo más barato' }).click();
    await expect(page).toHaveURL(/concierto=\d+.*#resultado$/);
    await expect(page.getByRole('heading', { name: 'Lo más barato' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Lo más barato' })).toContainText('en la zona B');
  });
});

const divided: readonly (readonly [list: string, path: string])[] = [
  ['guests', '/explora/invitados'],
  ...inFull(['news', '/explora/actualidad'] as const),
];
for (const [list, path] of divided)
  test(`next page of ${list}: its result line is on screen and has the focus`, async ({ errand, page }) => {
    await errand.start(path);
    await errand.activate(page.getByRole('main').getByRole('link', { name: /^Página siguiente/ }));
    await expect(page).toHaveURL(/pagina=2/);
    const status = page.getByRole('main').locator('[data-answer]');
    await expect(status).toBeInViewport({ ratio: 1 });
    await expect(status).toBeFocused();
  });
