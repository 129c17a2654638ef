import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscriptionDetail } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle } from './BoxOfficePage.tsx';

const event = { ...sampleEvent(), priceZones: [{ zone: 'A', amount: 3500, state: 'onSale' as const }] };
const render = (loaderData: unknown, locale: 'es' | 'en' = 'es') =>
  renderToMarkup(<Component />, { locale, catalogues: { concerts: locale === 'es' ? es : en }, loaderData });

describe('the demonstration box office', () => {
  it('says that it sells nothing, names the performance and leads back to the concert', () => {
    const html = render({ sought: { event, performance: samplePerformance() }, isAsked: true });
    for (const words of [
      'Aquí no se venden entradas.',
      'viernes 4 de diciembre de 2026',
      '20:00',
      'Sala Sinfónica',
      '12–35',
      'Zona A',
      'href="/conciertos-entradas/eventos/pastoral/38"',
    ]) {
      expect(html).toContain(words);
    }
  });

  it('says so where the performance sells no tickets', () => {
    const performance = samplePerformance({ state: 'cancelled', ticketUrl: null });
    expect(render({ sought: { event, performance }, isAsked: true }, 'en')).toContain(
      'There are no tickets on sale for this performance at the moment.',
    );
  });

  it('names a subscription and leads back to it', () => {
    const html = render({ sought: null, subscription: sampleSubscriptionDetail(), isAsked: true });
    expect(html).toContain('href="/conciertos-entradas/abonos/abono-primavera"');
    expect(html).not.toContain('No encontramos');
    const closed = sampleSubscriptionDetail({ state: 'closed', ticketUrl: null });
    expect(render({ sought: null, subscription: closed, isAsked: true }, 'en')).toContain(
      'It is neither sold nor renewed at the moment.',
    );
  });

  it('tells a wrong performance from none', () => {
    expect(render({ sought: null, subscription: null, isAsked: true })).toContain('No encontramos esa función');
    expect(render({ sought: null, subscription: null, isAsked: false })).toContain('¿Qué concierto desea?');
  });

  it('is not for search engines', () => {
    expect(
      handle.meta({ data: { sought: null, subscription: null, isAsked: false }, t: (key) => key, locale: 'es' })
        .noIndex,
    ).toBe(true);
  });
});
