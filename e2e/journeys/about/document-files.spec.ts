import { expect, test } from '../../site/page/browser-test.ts';

test.use({ javaScriptEnabled: false });

test('document addresses: a wrong file name redirects with 301, an unknown number answers 404 with a page', async ({
  page,
}) => {
  const moved = await page.request.get('/documentos/213/cuentas.pdf', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/documentos/213/cuentas-anuales-2025.pdf']);
  expect((await page.goto('/documentos/999999/nada.pdf'))?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Volver a la página principal' })).toBeVisible();
});

test('transparency page: the budget shows its date and offers its data as a CSV download', async ({ page }) => {
  await page.goto('/transparencia');
  const budget = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Presupuesto' }) });
  await expect(budget).toContainText('Actualizado el 30 de diciembre de 2025');
  const data = budget.getByRole('link', { name: /^Presupuesto 2026, datos \(CSV,/ });
  const answer = await page.request.get((await data.getAttribute('href')) ?? '');
  expect(answer.headers()['content-disposition']).toContain('attachment');
  expect(await answer.text()).toContain('Capítulo,Ingresos (EUR),Gastos (EUR)');
});

test('search page: finds a document by a word of its text', async ({ page }) => {
  await page.goto('/buscar?term=Tuonela');
  await expect(page.getByRole('heading', { name: /^Documentos/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anexo I. Repertorio y pasajes' })).toBeVisible();
});
