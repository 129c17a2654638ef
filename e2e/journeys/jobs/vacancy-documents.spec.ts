import { expect, test } from '../../site/page/browser-test.ts';

test.use({ javaScriptEnabled: false });

test('vacancy: the rules of the call are a PDF with their own file name', async ({ page }) => {
  await page.goto('/portal-empleo');
  await page.getByRole('link', { name: 'Violín, tutti' }).click();
  const link = page.getByRole('link', { name: /^Bases de la convocatoria \(PDF, \d+ kB, español\)$/ });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="bases-violin-tutti-2026-09.pdf"',
    'x-content-type-options': 'nosniff',
  });
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('vacancy in English: offers the English file and labels a file that is only in Spanish', async ({ page }) => {
  await page.goto('/en/portal-empleo/oferta/8');
  await expect(page.getByRole('link', { name: /^Selection rules \(PDF, \d+ kB, English\)$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Correction to annex I \(PDF, \d+ kB, Spanish\)$/ })).toBeVisible();
});
