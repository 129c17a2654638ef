import { expect, hydratedPart, open } from '../../site/page/browser-test.ts';
import { phone, test } from '../../site/page/errand.ts';

test.use(phone);

test('cancelled concert: one activation from home leads to the refund for every kind of ticket and to other concerts', async ({
  errand,
  page,
}) => {
  await errand.start();
  await errand.activate(page.getByRole('link', { name: 'Qué pasa con su entrada' }));
  await expect(page).toHaveURL(/sinfonia-alpina\/39#entrada$/);
  const note = page.getByRole('note');
  await expect(note).toBeInViewport({ ratio: 0.5 });
  for (const words of ['Entradas sueltas.', 'Pago en metálico.', 'Abonos.', 'Regalos.', '14 días', '31 de enero'])
    await expect(note).toContainText(words);
  const others = page.getByRole('region', { name: 'Otras noches con la orquesta' });
  await expect(others.getByRole('article')).toHaveCount(3);
  await expect(others.getByRole('article').and(page.locator('[data-state=past], [data-state=cancelled]'))).toHaveCount(
    0,
  );
  await expect(page.getByRole('main').getByRole('link', { name: /^Comprar/ })).toHaveCount(0);
  expect(errand.activations).toBe(1);
});

test('cancelled concert: the home page names it once', async ({ page }) => {
  await open(page, '/');
  const words = await page.evaluate(() => {
    // `innerText` leaves out parts that are laid out only near the screen, so all parts are laid out first.
    for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.style.contentVisibility = 'visible';
    return document.body.innerText;
  });
  expect(words.match(/Sinfonía alpina/gi)).toHaveLength(1);
});

test('quick view from the month table: marks a cancelled concert, and shows the same as from the home page', async ({
  errand,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const facts = (title: string) => page.getByRole('dialog', { name: title }).innerText();
  await errand.start('/conciertos-entradas/eventos?vista=mes&mes=2026-12');
  const inMonth = (title: RegExp) => page.getByRole('table').getByRole('link', { name: title });
  // Until the table is hydrated, its links lead to the concerts instead of opening the quick view.
  await hydratedPart(inMonth(/alpina/));
  await errand.activate(inMonth(/alpina/));
  await expect.poll(() => facts('Sinfonía alpina')).toMatch(/20:00.*Cancelado.*Auditorio del Mar/s);
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Comprar/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await errand.activate(inMonth(/Pastoral/));
  await expect.poll(() => facts('Pastoral')).toMatch(/20:00.*A la venta.*Auditorio del Mar.*Comprar entradas/s);
  const fromMonth = await facts('Pastoral');
  await errand.start();
  const link = page.getByRole('link', { name: 'Vista rápida de Pastoral' });
  await hydratedPart(link);
  await errand.activate(link);
  await expect.poll(() => facts('Pastoral')).toBe(fromMonth);
});
