import type { Locator, Page } from '@playwright/test';
import { fetchData } from '../../site/content.ts';
import { expect, full, hydrated, open, test, withMotion } from '../../site/page/browser-test.ts';

test.use(withMotion);

const anchorOffset = 170;
const distanceFromTop = (target: Locator) =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function expectAnchor(page: Page, hash: string): Promise<void> {
  const target = page.locator(hash);
  await expect(target).toBeFocused();
  await expect.poll(() => distanceFromTop(target)).toBeGreaterThanOrEqual(anchorOffset - 1);
  await expect.poll(() => distanceFromTop(target)).toBeLessThanOrEqual(anchorOffset + 1);
}

test('an address with an anchor scrolls to it and focuses it', async ({ page }) => {
  await open(page, '/conciertos-entradas#abonos');
  await expectAnchor(page, '#abonos');
});

test('text typed before hydration: the field keeps focus and text on a page with an anchor', async ({ page }) => {
  let comes = () => {};
  const code = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/assets\/.*\.js$/, async (route) => {
    await code;
    await route.continue();
  });
  await page.goto('/educacion-comunidad/clases-magistrales#inscripcion', { waitUntil: 'commit' });
  const name = page.getByRole('form', { name: 'Solicitud' }).getByLabel(/^Nombre \*/);
  await name.fill('Candelaria');
  comes();
  await hydrated(page);
  await name.press('End');
  await name.pressSequentially(' del Rosario', { delay: 60 });
  await expect(name).toHaveValue('Candelaria del Rosario');
  await expect(name).toBeFocused();
});

test('a link to an anchor in another section scrolls to it', full, async ({ page }) => {
  await open(page, '/explora');
  await page.getByRole('contentinfo').getByRole('link', { name: '¿Es su primera vez?' }).click();
  await expect(page).toHaveURL(/\/conciertos-entradas\/planifica-visita#primera-vez$/);
  await expectAnchor(page, '#primera-vez');
});

test(
  'a link within a page scrolls to its anchor, which stands below an alert of many lines',
  full,
  async ({ page }) => {
    await open(page, '/conciertos-entradas/eventos/organo/43');
    await page.getByRole('link', { name: 'Precios por zona' }).click();
    await expect(page).toHaveURL(/#precios$/);
    await expectAnchor(page, '#precios');

    await page.setViewportSize({ width: 768, height: 1024 });
    const alert = page.getByRole('complementary', { name: 'Aviso' });
    await alert.evaluate((element) => {
      const text = element.querySelector('button')?.previousElementSibling;
      if (text) text.textContent = 'El concierto se aplaza. '.repeat(25);
    });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('link', { name: 'Precios por zona' }).click();
    const gap = async () =>
      (await distanceFromTop(page.locator('#precios'))) -
      (await alert.evaluate((element) => Math.round(element.getBoundingClientRect().bottom)));
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await expect.poll(gap).toBeLessThanOrEqual(40);
  },
);

test('a new page starts at its top, and back restores the scroll position', async ({ page }) => {
  await open(page, '/conciertos-entradas/eventos');
  const concert = page.getByRole('heading', { name: 'Novena de Beethoven' }).getByRole('link');
  await concert.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(70);
  await concert.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Novena de Beethoven' })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario de conciertos' })).toBeAttached();
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThanOrEqual(2);
});

test('the link at the end of a page scrolls to its top and focuses its heading', full, async ({ page }) => {
  await open(page, '/conciertos-entradas');
  await page.getByRole('main').getByRole('link', { name: 'Volver arriba' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('skip link: is the first stop of Tab and focuses the content', async ({ page }) => {
  await open(page, '/explora');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('bar: changes its style when scrolled past 70 pixels; closing the alert moves the page up', async ({
  page,
  request,
}) => {
  await open(page, '/explora');
  const bar = page.getByRole('banner');
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => window.scrollTo({ top: 71, behavior: 'instant' }));
  await expect(bar).toHaveAttribute('data-scrolled');
  await page.evaluate(() => window.scrollTo({ top: 70, behavior: 'instant' }));
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const alert = page.getByRole('complementary', { name: 'Aviso' });
  const active = await fetchData<{ title: string } | null>(request, '/api/alerts?active=1');
  await expect(alert).toHaveCount(active ? 1 : 0);
  // Without an alert there is nothing to close.
  if (!active) return;
  await expect(alert).toContainText(active.title.split(/<[^>]+>/).find((words) => words.trim()) ?? active.title);
  const top = () => distanceFromTop(page.getByRole('heading', { level: 1 }));
  const before = await top();
  await alert.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await expect(alert).toHaveCount(0);
  await expect.poll(top).toBeLessThan(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address with an anchor shows it as far below the top as with scripts', full, async ({ page }) => {
    await page.goto('/sobre-ofgc/info-general#devoluciones');
    const target = page.locator('#devoluciones');
    await expect.poll(() => distanceFromTop(target)).toBeGreaterThanOrEqual(anchorOffset - 1);
    await expect.poll(() => distanceFromTop(target)).toBeLessThanOrEqual(anchorOffset + 1);
  });
});
