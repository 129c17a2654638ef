import { expect, full, hydratedPart, open, test } from '../../site/page/browser-test.ts';

interface Shared {
  loaded?: boolean;
  from: string;
  version?: string;
}
type Scopes = Record<string, Record<string, Record<string, Shared>>>;

test('shared packages: one copy of each, from the shell, after visits to several remotes', async ({ page }) => {
  await open(page, '/sobre-ofgc');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portal de empleo' }).click();
  await expect(page).toHaveURL('/portal-empleo');
  await page.getByRole('banner').getByRole('link', { name: 'Calendario' }).click();
  await expect(page).toHaveURL('/conciertos-entradas/eventos');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario de conciertos' })).toBeVisible();
  const copies = await page.evaluate(() => {
    const { __SHARE__: scopes } = (globalThis as unknown as { __FEDERATION__: { __SHARE__: Record<string, Scopes> } })
      .__FEDERATION__;
    // Shell and remotes each have a share scope: a package with one copy is the same entry object in all of them.
    const all = Object.values(scopes).flatMap((scope) => Object.values(scope));
    const names = new Set(all.flatMap((packages) => Object.keys(packages)));
    return [...names].map((name) => {
      const entries = new Set(all.flatMap((packages) => Object.values(packages[name] ?? {})));
      return [name, [...entries].map(({ from }) => from)] as const;
    });
  });
  const owners = new Map(copies);
  expect([...owners.keys()]).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      'react-router',
      'jotai',
      'i18next',
      'react-i18next',
      '@ofgc/shared/contract',
      '@ofgc/shared/state',
    ]),
  );
  expect([...owners].filter(([, from]) => from.length !== 1 || from[0] !== 'shell')).toEqual([]);
});

test('shared state: a button of a remote opens the dialog of the shell', async ({ page, consoleErrors }) => {
  await open(page, '/');
  const link = page.getByRole('link', { name: /^Vista rápida/ }).first();
  await hydratedPart(link);
  await link.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.closest('[data-slot]'))).toBeNull();
  expect(consoleErrors).toEqual([]);
});

test('shared router: a link of a remote navigates in its language without a new document', full, async ({ page }) => {
  await open(page, '/en/portal-empleo');
  await page.evaluate(() => void (document.documentElement.dataset.seen = 'yes'));
  await page.getByRole('main').getByRole('link', { name: 'Stage manager' }).first().click();
  await expect(page).toHaveURL('/en/portal-empleo/oferta/7');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stage manager');
  expect(await page.evaluate(() => document.documentElement.dataset.seen)).toBe('yes');
});
