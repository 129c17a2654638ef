import { expect, full, open, test } from '../../site/page/browser-test.ts';
import { settled } from '../../site/page/settled.ts';

const concert = '/conciertos-entradas/eventos/organo/43';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('concert page: shows date, programme, prices and discounts, and links to the box office', async ({ page }) => {
    await page.goto(concert);
    await expect(page.getByRole('heading', { level: 1, name: 'Órgano' })).toBeVisible();
    const facts = page.getByRole('complementary', { name: 'Datos del concierto' });
    await expect(facts).toContainText('viernes 19 de febrero de 2027, 20:00');
    await expect(facts).toContainText('Antes: viernes 12 de febrero.');
    const programme = page.getByRole('region', { name: 'Programa' });
    await expect(programme.getByRole('heading', { level: 3 })).toHaveText([
      /Concierto para oboe/,
      /Pelléas et Mélisande/,
      /«con órgano»/,
    ]);
    await expect(programme).toContainText('Pausa de 20 minutos');
    await expect(
      page.getByRole('table', { name: 'Precios por zona' }).getByRole('row', { name: /Zona A/ }),
    ).toContainText('35 €');
    await page.getByText('Descuentos', { exact: true }).click();
    await expect(page.getByText('Club 26').first()).toBeVisible();
    await expect(facts.getByRole('link', { name: /^Comprar entradas/ })).toHaveAttribute(
      'href',
      /\/conciertos-entradas\/taquilla\?performance=431$/,
    );
  });
});

test('concert page: its HTML contains the programme and a MusicEvent for search engines', async ({ request }) => {
  const source = await (await request.get(concert)).text();
  for (const words of ['Saint-Saëns', 'Maestoso', 'Matthias Orgelbrandt', '"@type":"MusicEvent"', 'EventRescheduled'])
    expect(source).toContain(words);
});

test.describe('addresses of concerts', () => {
  const permanently = [
    ['an old name', '/conciertos-entradas/eventos/otro-nombre/43', concert],
    ['the other language’s name', '/conciertos-entradas/eventos/organ/43', concert],
    [
      'the Spanish name in English',
      '/en/conciertos-entradas/eventos/organo/43',
      '/en/conciertos-entradas/eventos/organ/43',
    ],
    ['a name with a tracker', '/conciertos-entradas/eventos/otro/43?utm=x', concert],
    ['a slash at the end', `${concert}/`, concert],
  ] as const;
  for (const [what, from, to] of permanently) {
    test(`${what} redirects with 301 to the address of the concert`, async ({ request, baseURL }) => {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(new URL(answer.headers().location ?? '', baseURL).href).toBe(`${baseURL}${to}`);
    });
  }

  for (const path of [
    '/conciertos-entradas/eventos/organo/4343',
    '/conciertos-entradas/eventos/organo/abc',
    '/en/conciertos-entradas/eventos/organ/-1',
  ]) {
    test(`${path} answers 404 in the language of the address`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain(
        path.startsWith('/en') ? 'IT SEEMS THAT THE PAGE DOES NOT EXIST…</h1>' : 'PARECE QUE LA PÁGINA NO EXISTE…</h1>',
      );
    });
  }
});

test(
  'page of a 404: links lead to the home page and the calendar, and a search field is there',
  full,
  async ({ page }) => {
    await page.goto('/no/existe');
    await expect(
      page.getByText(
        'Lamentamos las molestias, pero la página a la que está intentando acceder no está en esta dirección…',
      ),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Ver el calendario de conciertos' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Volver a la página principal' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  },
);

test(
  'concert page: the poster plays the theme, and its code is loaded only when it is pressed',
  full,
  async ({ page, consoleErrors }) => {
    const fetched = new Set<string | undefined>();
    page.on('request', (request) => fetched.add(/[^/]*$/.exec(request.url())?.[0]));
    await open(page, '/conciertos-entradas/eventos/novena-de-beethoven/40');
    const inLine = page.getByRole('main').locator('button', { hasText: 'Escuchar el tema' });
    await expect(inLine).toHaveCount(1);
    const ring = page.locator('g[role="button"]').filter({ visible: true });
    await expect(ring).toHaveAttribute('aria-label', /^Escuchar el tema: Sinfonía n\.º\s9/);
    const later = ['theme-panel.later.js', 'src_features_work-themes_sound_play-theme_ts.js'];
    await settled(() => fetched.size);
    expect(later.filter((script) => fetched.has(script))).toEqual([]);
    await ring.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Tema que está sonando' })).toContainText(
      'compases 92–99 · violonchelos',
    );
    await expect(ring).toHaveAttribute('aria-label', /^Parar el tema/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Tema que está sonando' })).toHaveCount(0);
    await expect.poll(() => later.filter((script) => !fetched.has(script))).toEqual([]);
    expect(consoleErrors).toEqual([]);
  },
);

test('printed concert page: shows folded content, without buttons and links to buy tickets', async ({ page }) => {
  await page.goto('/conciertos-entradas/eventos/organo/43');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText('Club 26')).toHaveCount(2);
  for (const words of await main.getByText('Club 26').all()) await expect(words).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Comprar/ })).toHaveCount(0);
});
