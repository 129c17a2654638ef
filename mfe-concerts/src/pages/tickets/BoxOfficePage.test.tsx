import { addressOf, cellsOf, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscriptionDetail } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component, handle } from './BoxOfficePage.tsx';

const event = { ...sampleEvent(), priceZones: [{ zone: 'A', amount: 3500, state: 'onSale' as const }] };
const render = (loaderData: unknown, locale: 'es' | 'en' = 'es') =>
  renderPage(<Component />, { locale, catalogues: { concerts: { es, en } }, loaderData });

describe('BoxOfficePage', () => {
  it('says that it sells nothing, names the performance and links back to the concert', () => {
    render({ sought: { event, performance: samplePerformance() }, isAsked: true });
    expect(textOf(screen.getByRole('note'))).toContain('Aquí no se venden entradas.');
    expect(screen.getByRole('region', { name: 'Pastoral' })).toBeTruthy();
    const facts = textOf(screen.getByRole('complementary', { name: 'Datos de la función' }));
    for (const words of ['viernes 4 de diciembre de 2026', '20:00', 'Sala Sinfónica', '12–35 €'])
      expect(facts).toContain(words);
    expect(cellsOf(/^Zona A/)).toEqual(['A la venta', '35 €']);
    expect(addressOf('Volver al concierto')).toBe('/conciertos-entradas/eventos/pastoral/38');
  });

  it.each([
    [{ state: 'cancelled' }, 'This concert will not take place. We refund whatever you have paid.'],
    [{ state: 'notOnSale', saleFrom: '2027-01-11T10:00:00+00:00' }, 'Tickets go on sale on Monday 11 January, 10:00.'],
    [{ state: 'schoolsOnly' }, 'A performance for schools: they register with the education team.'],
    [{ state: 'onSale' }, 'There are no tickets on sale for this performance at the moment.'],
  ] as const)('shows why a performance has no tickets: %o', (facts, words) => {
    const performance = samplePerformance({ ...facts, ticketUrl: null });
    render({ sought: { event: { ...event, performances: [performance] }, performance }, isAsked: true }, 'en');
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('links to all sessions on sale and marks the chosen one', () => {
    const relaxed = samplePerformance({ id: 1, startsAt: '2026-11-28T10:30:00Z', isRelaxed: true, ticketUrl: '/t?1' });
    const noon = samplePerformance({ id: 2, startsAt: '2026-11-28T12:00:00Z', ticketUrl: '/t?2' });
    const sought = { event: { ...event, performances: [relaxed, noon] }, performance: relaxed };
    render({ sought, isAsked: true });
    expect(addressOf('12:00')).toBe('/t?2');
    const asked = screen.getByRole('link', { name: '10:30 · relajada' });
    expect(asked.getAttribute('aria-current')).toBe('true');
    expect(textOf(screen.getByRole('complementary', { name: 'Datos de la función' }))).toContain('10:30 · relajada');
  });

  it('names the subscription and links back to it', () => {
    render({ sought: null, subscription: sampleSubscriptionDetail(), isAsked: true });
    expect(screen.getByRole('region', { name: 'Abono Primavera' })).toBeTruthy();
    expect(addressOf('Volver al abono')).toBe('/conciertos-entradas/abonos/abono-primavera');
    expect(textOf()).not.toContain('No encontramos');
  });

  it('says that the subscription is neither sold nor renewed', () => {
    const subscription = sampleSubscriptionDetail({ state: 'closed', ticketUrl: null });
    render({ sought: null, subscription, isAsked: true }, 'en');
    expect(textOf()).toContain('It is neither sold nor renewed at the moment.');
  });

  it.each([
    [true, 'No encontramos esa función'],
    [false, '¿Qué concierto desea?'],
  ])('distinguishes an unknown performance from a missing one (asked: %s)', (isAsked, words) => {
    render({ sought: null, subscription: null, isAsked });
    expect(textOf()).toContain(words);
  });

  it('is not indexed', () => {
    expect(
      handle.meta({ data: { sought: null, subscription: null, isAsked: false }, t: (key) => key, locale: 'es' })
        .noIndex,
    ).toBe(true);
  });
});
