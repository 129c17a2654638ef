import type { Event } from '../../../shared/src/domain/events/event.schema.ts';
import { expect, full, hydratedPart } from '../../site/page/browser-test.ts';
import { beginning, type ChosenConcert, fetchData, findConcert, findOnSale } from '../../site/content.ts';
import { phone, test } from '../../site/page/errand.ts';

test.use(phone);

test('cancelled concert: its page shows the refund for every kind of ticket and other concerts', async ({
  errand,
  page,
  request,
}) => {
  const { concert, path } = await findConcert(request, ({ state }) => state === 'cancelled');
  const { stateNote } = await fetchData<Event>(request, `/api/events/${concert.id}`);
  const alert = await fetchData<{ eventId: number | null; title: string } | null>(request, '/api/alerts?active=1');
  const isAnnounced = alert?.eventId === concert.id && alert.title.includes('href=');
  await errand.start(isAnnounced ? '/' : `${path}#entrada`);
  // From the home page it is one activation while an alert tells of it.
  if (isAnnounced) await errand.activate(page.getByRole('complementary', { name: 'Aviso' }).getByRole('link'));
  await expect(page).toHaveURL(new RegExp(`${path}#entrada$`));
  const note = page.getByRole('note');
  await expect(note).toBeInViewport({ ratio: 0.5 });
  const paragraphs = stateNote.replaceAll(/<[^>]+>/g, '|').split('|');
  for (const words of paragraphs.filter((one) => one.trim())) await expect(note).toContainText(words.trim());
  const others = page.getByRole('region', { name: 'Otras noches con la orquesta' });
  await expect(others.getByRole('article')).toHaveCount(3);
  await expect(others.getByRole('article').and(page.locator('[data-state=past], [data-state=cancelled]'))).toHaveCount(
    0,
  );
  await expect(page.getByRole('main').getByRole('link', { name: /^Comprar/ })).toHaveCount(0);
  expect(errand.activations).toBe(isAnnounced ? 1 : 0);
});

test(
  'quick view from the month table: marks a cancelled concert, and shows the same as from the home page',
  full,
  async ({ errand, page, request }) => {
    const cancelled = await findConcert(request, ({ state }) => state === 'cancelled');
    const bought = await findOnSale(request);
    await page.setViewportSize({ width: 1440, height: 900 });
    const facts = (title: string) => page.getByRole('dialog', { name: title }).innerText();
    const openFromMonth = async ({ concert, performance }: ChosenConcert) => {
      await errand.start(`/conciertos-entradas/eventos?vista=mes&mes=${performance.startsAt.slice(0, 7)}`);
      const link = page.getByRole('table').getByRole('link', { name: concert.title }).first();
      // Until the table is hydrated, its links lead to the concerts instead of opening the quick view.
      await hydratedPart(link);
      await errand.activate(link);
    };
    await openFromMonth(cancelled);
    const venueOf = ({ performance }: ChosenConcert) => beginning(performance.hall.venue).source.slice(1);
    await expect
      .poll(() => facts(cancelled.concert.title))
      .toMatch(new RegExp(`\\d\\d:\\d\\d.*Cancelado.*${venueOf(cancelled)}`, 's'));
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Comprar/ })).toHaveCount(0);
    await openFromMonth(bought);
    const { title } = bought.concert;
    await expect
      .poll(() => facts(title))
      .toMatch(new RegExp(`\\d\\d:\\d\\d.*A la venta.*${venueOf(bought)}.*Comprar entradas`, 's'));
    const fromMonth = await facts(title);
    await errand.start();
    const link = page.getByRole('link', { name: `Vista rápida de ${title}` });
    await hydratedPart(link);
    await errand.activate(link);
    await expect.poll(() => facts(title)).toBe(fromMonth);
  },
);
