import { expect, test } from '../../site/browser-test.ts';

for (const path of ['/muestra', '/en/muestra'])
  test(`${path} leads whoever is not signed in to where staff sign in, and knows the way back`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/oficina\/entrar\?volver=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
