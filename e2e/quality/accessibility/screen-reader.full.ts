import type { Page } from '@playwright/test';
import { expect, open, test } from '../../site/page/browser-test.ts';

// The pages as screen readers get them: the browser's accessibility tree of the main pages, and the announcements of changes.
const mainPages = [
  '/',
  '/conciertos-entradas/eventos',
  '/conciertos-entradas/eventos/grieg-y-sibelius/36',
  '/conciertos-entradas/abonos',
  '/conciertos-entradas/planifica-visita',
  '/explora/actualidad',
  '/explora/invitados',
  '/sobre-ofgc/contacto',
  '/educacion-comunidad',
  '/portal-empleo',
];

/** Controls and landmarks without a name in the snapshot of the tree (a named one: `- button "Menú"`). axe checks pictures. */
const nameless =
  /^\s*- (button|link|textbox|combobox|checkbox|radio|searchbox|navigation|region|dialog|form)(?! ")(:|\s|$)/;

for (const path of mainPages) {
  test(`${path}: has its landmarks, one main heading, no skipped heading level and a name for every control`, async ({
    page,
  }) => {
    await open(page, path);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark), landmark).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const tree = await page.locator('body').ariaSnapshot();
    const lines = tree.split('\n');
    expect(lines.filter((line) => nameless.test(line))).toEqual([]);
    const levels = lines.flatMap((line) => Number(/- heading .*\[level=(\d)\]/.exec(line)?.[1] ?? []) || []);
    const inMain = await page.getByRole('main').getByRole('heading').count();
    expect(inMain).toBeGreaterThan(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
    const names = await page
      .getByRole('navigation')
      .evaluateAll((all) =>
        all.map(
          (one) => one.ariaLabel ?? document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
      );
    expect(new Set(names).size).toBe(names.length);
  });
}

const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.replaceAll(/\s+/g, ' ').trim());

test('menu: its button has aria-expanded, and gets the focus back when the menu closes', async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menú' });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('navigation: focuses the heading of the new page and sets its title', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Calendario' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario de conciertos' })).toBeFocused();
  await expect(page).toHaveTitle(/^Calendario/);
});

test('guest artists: a status shows the number of results', async ({ page }) => {
  await open(page, '/explora/invitados');
  const status = page.getByRole('main').locator('output, [role=status]').filter({ hasText: /\d/ }).first();
  const unfiltered = await status.innerText();
  const filters = page.getByRole('form', { name: 'Filtrar los artistas invitados' });
  await filters.getByRole('combobox', { name: 'Papel' }).selectOption({ index: 1 });
  await filters.getByRole('button').click();
  await expect(status).not.toHaveText(unfiltered);
  await expect(status).toHaveText(/\d/);
});

test('contact form: an error is described at its field, and the focus moves into the form', async ({ page }) => {
  await open(page, '/sobre-ofgc/contacto');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Enviar/ })
    .first()
    .press('Enter');
  const wrong = page.locator('main [aria-invalid=true]').first();
  await expect(wrong).toBeVisible();
  await expect(wrong).toHaveAccessibleDescription(/\S/);
  const holdsFocus = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('main form, main [role=alert]')));
  await expect.poll(holdsFocus).toBe(true);
});

test('keyboard: Tab and Enter lead from the home page to the ticket button of a concert', async ({ page }) => {
  await open(page, '/');
  const reach = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 200 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
  };
  const isFocused = (name: RegExp) => async () => name.test((await focused(page)) ?? '');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Saltar al contenido');
  await page.keyboard.press('Enter');
  await reach(isFocused(/^Pastoral$/));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pastoral' })).toBeVisible();
  await reach(isFocused(/^Comprar entradas/));
});

test('article: what will say that its link was copied is part of the page before it speaks', async ({ page }) => {
  await open(page, '/explora/actualidad');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Compartir' })).toBeVisible();
  const told = page.locator('main p[role=status]');
  await expect(told).toHaveCSS('display', 'block');
});
