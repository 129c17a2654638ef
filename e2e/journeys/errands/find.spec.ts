import type { EventSummary } from '../../../shared/src/domain/events/event.schema.ts';
import type { Vacancy } from '../../../shared/src/domain/vacancies/vacancy.schema.ts';
import { eventPath } from '../../../shared/src/routes/concerts/events.ts';
import { fetchData, findOnSale } from '../../site/content.ts';
import { expect, full } from '../../site/page/browser-test.ts';
import { phone, test } from '../../site/page/errand.ts';

test.use(phone);

test(
  'search for a written day: suggests its concert with date and state, two activations from home',
  full,
  async ({ errand, page }) => {
    await errand.start();
    await errand.activate(page.getByRole('banner').getByRole('button', { name: 'Buscar' }));
    const overlay = page.getByRole('dialog', { name: 'Buscar en la web' });
    await expect(overlay.getByRole('textbox')).toBeFocused();
    const { concert, performance } = await findOnSale(page.request);
    const [, month, day] = performance.startsAt.slice(0, 10).split('-');
    await page.keyboard.type(`${Number(day)}-${Number(month)}`);
    const suggested = overlay.getByRole('region', { name: 'Conciertos' }).getByRole('listitem').first();
    await expect(suggested).toContainText(concert.title);
    await expect(suggested).toContainText(new RegExp(`${Number(day)}\\sde\\s[a-z]+`));
    await expect(suggested).toContainText('A la venta');
    await expect(suggested.locator('svg').first()).toBeVisible();
    await expect(suggested).toBeInViewport({ ratio: 1 });
    await errand.activate(suggested.getByRole('link'));
    await expect(page.getByRole('heading', { level: 1, name: concert.title })).toBeInViewport();
    expect(errand.activations).toBe(2);
  },
);

test('language link: one activation leads to the same page in English', full, async ({ errand, page }) => {
  await errand.start();
  await errand.activate(page.getByRole('banner').getByRole('link', { name: 'English' }));
  await expect(page).toHaveURL(/\/en$/);
  // The language changes in place, without waiting for the parts that have not come into view.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const [next] = await fetchData<EventSummary[]>(page.request, '/api/events?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: next?.title })).toBeVisible();
  expect(errand.activations).toBe(1);
  const { concert, path } = await findOnSale(page.request);
  await errand.start(path);
  await errand.activate(page.getByRole('banner').getByRole('link', { name: 'English' }));
  await expect(page).toHaveURL(`/en${eventPath({ ...concert, slug: concert.slugs.en })}`);
  expect(errand.activations).toBe(2);
});

test('vacancy: the link to apply leads to the address that the call names', full, async ({ errand, page, request }) => {
  const offers = await fetchData<Vacancy[]>(request, '/api/offers?status=active&perPage=100');
  const data = offers.find(({ status }) => status === 'open')!;
  await errand.start();
  await errand.activate(page.getByRole('main').getByRole('link', { name: 'Portal de empleo' }));
  await errand.activate(page.getByRole('main').getByRole('link', { name: data.title }));
  // Applications for a call without an address of its own are made at the electronic office.
  const apply = data.applyUrl
    ? page.getByRole('link', { name: /^Presentar la solicitud/ })
    : page.getByRole('main').getByRole('link', { name: /^Sede electrónica/ });
  await expect(apply).toHaveAttribute('href', data.applyUrl ?? /^https:/);
  await apply.scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
  expect(errand.activations).toBe(2);
});

test('press page: the unfolded posters are PNG files with a credit line', async ({ errand, page, request }) => {
  await errand.start('/notas-prensa');
  await errand.activate(page.getByRole('heading', { name: 'Carteles' }));
  const poster = page.getByRole('link', { name: /^PNG/ }).first();
  await errand.comesTo(poster);
  await expect(page.getByText(/con el crédito «Cartel: Orquesta Filarmónica de Gran Canaria»/)).toBeVisible();
  const address = (await poster.getAttribute('href')) ?? '';
  // The API draws a poster on the first request, so a busy machine may miss its deadline.
  const kind = async () => (await request.get(address)).headers()['content-type'];
  await expect.poll(kind).toBe('image/png');
});

test('newsletter: unfolds with its first field on screen', async ({ errand, page }) => {
  await errand.start();
  const newsletter = page.getByRole('region', { name: 'Reciba nuestro boletín' });
  const first = newsletter.getByRole('textbox', { name: /^Nombre/ });
  await expect(first).toBeHidden();
  await errand.activate(newsletter.getByText('Recibir el boletín'));
  await expect(first).toBeInViewport({ ratio: 1 });
  expect(errand.activations).toBe(1);
});

test('newsletter: scrolls into view when it unfolds at the lower edge of the screen', async ({ errand, page }) => {
  await errand.start();
  const newsletter = page.getByRole('region', { name: 'Reciba nuestro boletín' });
  const button = newsletter.getByText('Recibir el boletín');
  // The parts above are laid out as they come near the screen and move the button, so scrolling is repeated.
  await expect(async () => {
    await button.evaluate((summary) => summary.scrollIntoView({ block: 'end', behavior: 'instant' }));
    // Not 1: positions are rounded to whole pixels.
    await expect(button).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass();
  await errand.activate(button);
  await expect(newsletter.getByRole('textbox', { name: /^Nombre/ })).toBeInViewport({ ratio: 1 });
  await expect(newsletter.getByRole('button', { name: 'Suscribirme al boletín' })).toBeInViewport({ ratio: 1 });
});
