import type { Page } from '@playwright/test';
import { expect, inFull, open, test } from '../../site/page/browser-test.ts';

/** Adds one byte to a file during its transfer, as a faulty cache or disk may do. */
async function change(page: Page, file: RegExp): Promise<void> {
  await page.route(file, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
  });
}
/** Waits until the client has told that it leaves the page as it is. */
const untouched = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().startsWith('The page stays as the server rendered it.'));
// Routes that still handle a file when a test ends are dropped without an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const calendar = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Calendario' });

const changed: readonly (readonly [what: string, file: RegExp, isAlive: boolean])[] = [
  ['a page’s script', /\/concerts\.calendar\.js$/, false],
  // The document from the server gets its styles from another sheet, so it is hydrated.
  ['a page’s style', /\/concerts\.calendar\.css$/, true],
  ...inFull(
    // A changed table of hashes: the browser then rejects every later file.
    ['a section’s table of hashes', /\/concerts\/[^/]*\/browser\/integrity\.json$/, true] as const,
    ['a section’s first module', /\/concerts\/[^/]*\/browser\/remote\.js$/, false] as const,
  ),
];
for (const [what, file, isAlive] of changed) {
  test(`${what} with a wrong hash is refused, and the page is loaded from the server`, async ({ page }) => {
    await open(page, '/sobre-ofgc');
    await change(page, file);
    await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
    const stays = isAlive ? null : untouched(page);
    await calendar(page).click();
    await page.waitForFunction(() => !('isFirstDocument' in globalThis) && document.readyState === 'complete');
    await expect(page.getByRole('heading', { level: 1, name: 'Calendario de conciertos' })).toBeVisible();
    // The frame works in any case.
    await page.getByRole('banner').getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    if (isAlive) await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
    await stays;
    if (!isAlive) expect(await page.evaluate(() => performance.getEntriesByName('hydrated:page').length)).toBe(0);
  });
}

for (const [what, file, runsClient] of [
  ['the shell’s entry', /\/shell\/[^/]*\/browser\/main\.js$/, false] as const,
  ...inFull(['the file of a page’s texts', /\/assets\/words\//, true] as const),
])
  test(`${what} with a wrong hash is refused, and the page stays as the server rendered it`, async ({ page }) => {
    await change(page, file);
    const refused = page.waitForEvent('console', { predicate: (message) => message.text().includes('integrity') });
    const stays = runsClient ? untouched(page) : null;
    await page.goto('/');
    await refused;
    await stays;
    expect(await page.evaluate(() => performance.getEntriesByName('hydration').length)).toBe(0);
    // Nothing is hydrated, but the page works without JavaScript.
    await calendar(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Calendario de conciertos' })).toBeVisible();
  });

test('every script and style sheet of a page has an integrity attribute', async ({ page }) => {
  await open(page, '/');
  await calendar(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible();
  const without = await page.evaluate(() => {
    const named = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script[src]')]
      .filter(
        (element) =>
          /^(stylesheet|modulepreload)$/.test(element.getAttribute('rel') ?? '') || element.tagName === 'SCRIPT',
      )
      .map((element) => [element.getAttribute('href') ?? element.getAttribute('src'), element.integrity] as const)
      .filter(([address]) => address);
    const held = new Set(
      named.filter(([, integrity]) => integrity).map(([address]) => new URL(address ?? '', location.href).href),
    );
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.*\.(js|css)$/.test(name) && !held.has(name));
  });
  expect(without).toEqual([]);
});
