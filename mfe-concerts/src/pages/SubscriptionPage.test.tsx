import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscriptionDetail } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import { posterWall } from '../features/poster-wall/poster-wall.ts';
import type { SubscriptionData } from '../features/subscription-detail/load-subscription.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle } from './SubscriptionPage.tsx';

function found(differences: Parameters<typeof sampleSubscriptionDetail>[0] = {}): SubscriptionData {
  const { singles: _, ...subscription } = sampleSubscriptionDetail(differences);
  const cancelled = samplePerformance({ id: 391, state: 'cancelled', ticketUrl: null });
  return {
    subscription,
    concerts: posterWall([sampleEvent(), sampleEvent({ id: 39, title: 'Sinfonía alpina', performances: [cancelled] })]),
    singles: [{ zone: 'A', amount: 3500 }],
    hall: {
      id: 1,
      name: 'Sala Sinfónica',
      capacity: 20,
      lang: 'es',
      zones: [{ key: 'A', name: 'Zona A', price: 3500, note: 'Cerca.' }],
      plan: { blocks: [{ name: 'Patio', from: -30, to: 30, radius: 12, rows: [{ zone: 'A', from: 1, seats: [20] }] }] },
    },
  };
}
const render = (loaderData: SubscriptionData, locale: Locale = 'es') =>
  renderToMarkup(<Component />, { locale, catalogues: { concerts: locale === 'es' ? es : en }, loaderData });
const plain = (html: string) => html.replaceAll('\u00a0', ' ');

describe('the page of a subscription', () => {
  it('tells its parts in their order and lists them', () => {
    const html = render(found());
    const ids = ['conciertos', 'precios', 'plano', 'ventajas', 'renovacion', 'canales', 'condiciones', 'preguntas'];
    const places = ids.map((id) => html.indexOf(` id="${id}"`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const id of ids.slice(1)) expect(html).toContain(`href="/#${id}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('style=');
  });

  it('gives back the share of a cancelled concert and sets the rest against single tickets', () => {
    const html = plain(render(found()));
    expect(html).toContain('Un concierto se ha cancelado: Sinfonía alpina.');
    expect(html).toContain('35 € en la zona A');
    expect(html).toMatch(/43,75 €.*35 €.*8,75 €/);
  });

  it.each([
    ['open', 'Comprar el abono', 'taquilla?subscription=3'],
    ['renewalOnly', 'Renovar mi abono', 'taquilla?subscription=3'],
  ] as const)('that is %s leads to the box office', (state, words, address) => {
    const html = render(found({ state }));
    expect(html).toContain(words);
    expect(html).toContain(address);
  });

  it('that is closed leads to what is on sale, and to no box office', () => {
    const html = render(found({ state: 'closed', ticketUrl: null }));
    expect(html).toContain('Ver lo que está a la venta');
    expect(html).not.toContain('taquilla?subscription');
  });

  it('marks the phase that is now', () => {
    expect(render(found())).toMatch(/Venta general <span[^>]*>ahora/);
  });

  it('shows choose-your-own by its steps, and one price where zones do not matter', () => {
    const steps = plain(render(found({ kind: 'flexible', steps: [{ from: 4, percent: 15 }], savings: [] })));
    expect(steps).toContain('29,75 €');
    expect(steps).not.toContain('Lo que se ahorra');
    const club = plain(render(found({ kind: 'youth', prices: [{ zone: 'A', amount: 600 }], savings: [] })));
    expect(club).toContain('6 € por concierto, en cualquier zona.');
    expect(club).toContain('Hacerse del club');
  });

  it('leads to other seasons, and from them is not compared', () => {
    const html = render(found({ isPresent: false, variants: [{ id: 11, season: 'Temporada 2025-26' }] }));
    expect(html).toContain('href="/conciertos-entradas/abonos/abono-primavera/11"');
    expect(html).not.toContain('Comparar con otros');
  });

  it('marks on an English page what exists in Spanish only', () => {
    const html = render(found(), 'en');
    expect(html).toMatch(/<h1[^>]*lang="es"/);
    expect(html).toContain('Included concerts');
  });
});

it('has a lasting address for the present season and names others', () => {
  const t = (key: string) => key;
  const meta = (isPresent: boolean) => handle.meta({ data: found({ isPresent }), t, locale: 'es' });
  expect(meta(true)).toMatchObject({
    title: 'Abono Primavera',
    canonical: '/conciertos-entradas/abonos/abono-primavera',
  });
  expect(meta(false)).toMatchObject({
    title: 'subscriptions.page.titleOf',
    canonical: '/conciertos-entradas/abonos/abono-primavera/3',
  });
});
