import { expect, test } from '../../site/browser-test.ts';

test.use({ javaScriptEnabled: false });

test('the rules of a call are a real PDF, under their own name', async ({ page }) => {
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

test('in English the English file is offered, and a Spanish one says so', async ({ page }) => {
  await page.goto('/en/portal-empleo/oferta/8');
  await expect(page.getByRole('link', { name: /^Rules of the call \(PDF, \d+ kB, English\)$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Correction to annex I \(PDF, \d+ kB, Spanish\)$/ })).toBeVisible();
});

test('a file under a wrong name is found, a missing one is a page', async ({ page }) => {
  const moved = await page.request.get('/documentos/213/cuentas.pdf', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/documentos/213/cuentas-anuales-2025.pdf']);
  expect((await page.goto('/documentos/999999/nada.pdf'))?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Volver a la página principal' })).toBeVisible();
});

test('what the law wants published has its file', async ({ page }) => {
  await page.goto('/transparencia');
  const budget = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Presupuesto' }) });
  await expect(budget).toContainText('Actualizado el 30 de diciembre de 2025');
  const data = budget.getByRole('link', { name: /^Presupuesto 2026, datos \(CSV,/ });
  const answer = await page.request.get((await data.getAttribute('href')) ?? '');
  expect(answer.headers()['content-disposition']).toContain('attachment');
  expect(await answer.text()).toContain('Capítulo,Ingresos (EUR),Gastos (EUR)');
});

test('the search finds documents by what they say', async ({ page }) => {
  await page.goto('/buscar?term=Tuonela');
  await expect(page.getByRole('heading', { name: /^Documentos/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anexo I. Repertorio y pasajes' })).toBeVisible();
});
