import { expect, test } from '../site/browser-test.ts';
import { scan } from './accessibility.ts';

/** The calendar with everything unfolded, and the pages in the place of a calendar that makes no sense. */
for (const path of [
  '/conciertos-entradas/eventos?accesible=sobretitulos&precio_max=15',
  '/en/conciertos-entradas/eventos?gratis=1&hasta=2027-06-01',
  '/conciertos-entradas/eventos?desde=2026-12-02&hasta=2026-12-01',
  '/en/calendario.ics?mes=13',
])
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.goto(path);
    const subscribe = page.getByText(/^(Suscribirse al calendario|Subscribe to calendar)$/);
    if (await subscribe.count()) await subscribe.click();
    expect(await scan(page)).toEqual([]);
  });
