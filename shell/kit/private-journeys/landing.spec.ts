import { expect, test } from '../../site/page/browser-test.ts';

for (const path of ['/muestra', '/en/muestra'])
  test(`${path} redirects a visitor who is not signed in to the sign-in page with a return path`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/oficina\/entrar\?volver=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
