import type { Way } from '@ofgc/shared/domain/subscriptions/cheapest-way.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleSubscription } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import type { ChooserData, ShownConcert } from '../features/subscription-chooser/load-chooser.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle } from './ChooserPage.tsx';

const concert = (id: number, differences: Partial<ShownConcert> = {}): ShownConcert => ({
  id,
  title: `Concierto ${id}`,
  lang: 'es',
  to: `/conciertos-entradas/eventos/concierto/${id}`,
  composers: 'Mozart',
  dates: ['2027-01-22T20:00:00Z'],
  state: { state: 'onSale', saleFrom: null },
  isZoneSoldOut: false,
  hasTickets: true,
  amount: 3500,
  canBeHad: true,
  ...differences,
});
const found: ChooserData = {
  concerts: [
    concert(42),
    concert(43, { state: { state: 'notOnSale', saleFrom: '2027-01-11T10:00:00Z' } }),
    concert(41, { state: { state: 'soldOut', saleFrom: null }, hasTickets: false, amount: null, canBeHad: false }),
  ],
  zones: ['A', 'B'],
  query: { concerts: [], zone: 'A', asker: 'general' },
  unknown: [],
  missing: [],
  answer: null,
  offers: [sampleSubscription({ state: 'renewalOnly', saleFrom: '2026-12-01T10:00:00Z' })],
};
const way: Way = {
  total: 9500,
  purchases: [
    { kind: 'whole', offer: 3, concerts: [42], amount: 6000 },
    { kind: 'single', concerts: [43], amount: 3500 },
  ],
  extras: [41],
};
const answered: ChooserData = {
  ...found,
  query: { concerts: [42, 43], zone: 'A', asker: 'general' },
  answer: { cheapest: way, sure: null, singles: 12_000 },
};
const render = (loaderData: ChooserData, locale: 'es' | 'en' = 'es') =>
  renderToMarkup(<Component />, {
    locale,
    catalogues: { concerts: locale === 'es' ? es : en },
    loaderData,
  }).replaceAll('\u00a0', ' ');

describe('the chooser', () => {
  it('asks by a plain GET form; what cannot be had is shown and cannot be ticked', () => {
    const html = render(found);
    expect(html).toMatch(/<form[^>]*action="\/conciertos-entradas\/abonos\/cual"[^>]*method="get"/);
    expect(html).toMatch(/name="concierto" value="42"/);
    expect(html).toMatch(/disabled="" name="concierto" value="41"/);
    expect(html).not.toContain('Lo más barato</h2>');
  });

  it('answers with one sum, what to buy and from when, and what comes with it', () => {
    const html = render(answered);
    expect(html).toContain('<output>95 €</output>');
    expect(html).toContain('por 2 conciertos en la zona A. Son 25 € menos que con entradas sueltas (120 €).');
    expect(html).toMatch(/href="\/conciertos-entradas\/abonos\/abono-primavera".*A la venta desde el 1 de diciembre/);
    expect(html).toMatch(/Entrada suelta:.*Concierto 43.*A la venta desde el 11 de enero de 2027/);
    expect(html).toContain('sin pagar más: Concierto 41.');
    expect(html).toMatch(/name="concierto" checked="" value="42"/);
  });

  it('compares with single tickets only where all are sold', () => {
    const html = render({ ...answered, answer: { cheapest: way, sure: null, singles: null } });
    expect(html).toContain('Alguno de ellos ya no se vende suelto en esta zona.');
    expect(html).not.toContain('Las entradas sueltas son');
  });

  it('says which of the chosen concerts is not part of the sum, and where only one zone is sold out', () => {
    const gone = concert(40, { isZoneSoldOut: true, hasTickets: false, amount: null, canBeHad: false });
    const html = render({ ...answered, concerts: [...answered.concerts, gone], missing: [gone] });
    expect(html).toMatch(/Fuera del cálculo: Concierto 40.*No quedan entradas sueltas en la zona A/);
    expect(html).toContain('agotado en la zona A');
  });

  it('offers a seat to be sure of beside a club’s last minute', () => {
    const club: Way = {
      total: 600,
      purchases: [{ kind: 'ticket', offer: 3, concerts: [42], amount: 600 }],
      extras: [],
    };
    const html = render({ ...answered, answer: { cheapest: club, sure: way, singles: 7000 } });
    expect(html).toContain('Con butaca asegurada: 95 €');
    expect(html).toContain('Desde una semana antes');
  });

  it('says so where there is no way, in English too', () => {
    const none = { ...answered, answer: { cheapest: null, sure: null, singles: null } };
    expect(render(none, 'en')).toContain('One of the chosen concerts can no longer be had.');
    expect(render({ ...found, concerts: [] })).toContain(es.hub.nothingAnnounced);
    expect(render({ ...found, unknown: [{ name: 'concierto', value: '99' }] })).toContain(
      '«99» no es un valor de «Concierto»',
    );
  });
});

it('keeps answers out of search engines', () => {
  const noIndex = (data: ChooserData) => handle.meta({ data, t: (key) => key, locale: 'es' }).noIndex;
  expect([noIndex(found), noIndex(answered)]).toEqual([false, true]);
});
