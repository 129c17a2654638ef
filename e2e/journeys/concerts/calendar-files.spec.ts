import { expect, inFull, test } from '../../site/page/browser-test.ts';

const calendar = '/conciertos-entradas/eventos';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('calendar with a filter: the subscription feed contains only the filtered performances', async ({
    page,
    request,
  }) => {
    await page.goto(`${calendar}?categoria=familia&vista=mes`);
    await page.getByText('Suscribirse al calendario').click();
    const own = page.getByRole('link', { name: 'Aplicación de calendario' });
    await expect(own).toHaveAttribute('href', /^webcal:\/\/.+\/calendario\.ics\?categoria=familia$/);
    const address = await page.getByLabel('Dirección del calendario').inputValue();
    const answer = await request.get(new URL(address).pathname + new URL(address).search);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect((await answer.text()).match(/^UID:perf-37\d@/gm)).toHaveLength(2);
  });

  test('concert page: offers each performance as an .ics file', async ({ page, request }) => {
    await page.goto('/en/conciertos-entradas/eventos/organ/43');
    await page.getByText('Add to calendar').click();
    const file = page.getByRole('link', { name: '.ics file' });
    await expect(file).toHaveAttribute('href', '/en/eventos/43/431.ics');
    const answer = await request.get('/en/eventos/43/431.ics');
    expect(answer.headers()['content-disposition']).toBe('attachment; filename="organ-431.ics"');
    expect(await answer.text()).toContain('DTSTART;TZID=Atlantic/Canary:20270219T200000');
  });
});

test('calendar feed: answers 304 without a body to a request with its ETag', async ({ request }) => {
  const first = await request.get('/en/calendario.ics');
  const { etag = '' } = first.headers();
  expect([first.status(), etag]).toEqual([200, expect.stringMatching(/^W\//)]);
  const again = await request.get('/en/calendario.ics', { headers: { 'If-None-Match': etag } });
  expect([again.status(), await again.text()]).toEqual([304, '']);
});

const wrong: readonly (readonly [address: string, status: number, words: string])[] = [
  ['/en/calendario.ics?temporada=9999', 400, '“9999” is not a known value of “temporada”.'],
  ['/eventos/9999/1.ics', 404, 'Lamentamos las molestias'],
  ...inFull(
    ['/calendario.ics?mes=13', 400, '«mes» debe ser como máximo 12.'] as const,
    ['/calendario.ics?direktor=x', 400, 'El parámetro «direktor» no existe en esta dirección.'] as const,
    ['/eventos/abc.ics', 400, 'El identificador debe ser un número entero.'] as const,
  ),
];
for (const [address, status, words] of wrong)
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`calendar file ${address}: answers ${status} with a page that names the error`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('main')).toContainText(words);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
