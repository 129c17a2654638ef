import shared from '@ofgc/shared/i18n/locales/es.json' with { type: 'json' };
import { failedCall } from '@ofgc/shared/testing/api-answers.ts';
import { listOf } from '@ofgc/shared/testing/load-block.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import {
  addressOf,
  cellsOf,
  expectInOrder,
  headings,
  linkAddresses,
  textOf,
} from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscriptionDetail } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import { posterWall } from '../../features/poster-wall/poster-wall.ts';
import { loadSubscription, type SubscriptionData } from '../../features/subscription-detail/load-subscription.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
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
  renderPage(<Component />, { locale, catalogues: { concerts: { es, en } }, loaderData });

describe('SubscriptionPage', () => {
  it('shows its parts in order and lists them', () => {
    const { container } = render(found());
    const ids = ['conciertos', 'precios', 'plano', 'ventajas', 'renovacion', 'canales', 'condiciones', 'preguntas'];
    expectInOrder(ids.map((id) => container.querySelector(`[id="${id}"]`) as Element));
    expect(linkAddresses(screen.getByRole('navigation', { name: 'En esta página' }))).toEqual(
      ids.slice(1).map((id) => `#${id}`),
    );
    expect(headings(1)).toEqual(['Abono Primavera']);
  });

  it('counts the concerts that are not cancelled, and shows all', () => {
    render(found());
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.filter((fact) => fact.includes('concierto')).join()).toContain('1 concierto');
    expect(screen.getAllByText('Sinfonía alpina').length).toBeGreaterThan(0);
  });

  it('has no heading for what it does not have', () => {
    const none = { benefits: [], channels: [], questions: [], saleFrom: null, renewalFrom: null, renewal: '' };
    render(found(none));
    expect(linkAddresses(screen.getByRole('navigation', { name: 'En esta página' }))).toEqual([
      '#precios',
      '#plano',
      '#condiciones',
    ]);
    expect(screen.queryByText('Preguntas frecuentes')).toBeNull();
  });

  it('renders no inline style', () => {
    const page = renderServerPage(<Component />, { catalogues: { concerts: { es, en } }, loaderData: found() });
    expect(page.querySelector('[style]')).toBeNull();
  });

  it('says that the plan of the hall is missing where the venues could not be loaded', async () => {
    const get = async (path: string) => {
      if (path === 'api/venues') throw failedCall(503);
      return { data: listOf([sampleEvent()]) };
    };
    render(await loadSubscription({ api: { get } as never }, sampleSubscriptionDetail()));
    expect(screen.getByText(shared.missingPart).closest('section')?.querySelector('h2')?.id).toBe('plano');
    expect(screen.getAllByText('Pastoral')).not.toEqual([]);
  });

  it('is there before its concerts are announced', async () => {
    const { api, asked } = pagingApi({ 'api/venues': [] });
    render(
      await loadSubscription(
        { api },
        sampleSubscriptionDetail({ eventIds: [], saving: null, savings: [], singles: [] }),
      ),
    );
    expect(asked).toHaveLength(1);
    expect(headings(1)).toEqual(['Abono Primavera']);
    expect(textOf()).not.toContain('Ahorro');
  });

  it('shows the refund of a cancelled concert and the saving against single tickets', () => {
    render(found());
    const notice = textOf(screen.getByRole('note'));
    expect(notice).toContain('Un concierto se ha cancelado: Sinfonía alpina.');
    expect(notice).toContain('35 € en la zona A');
    const table = within(screen.getByRole('table', { name: /frente a las entradas sueltas/ }));
    expect(textOf(table.getByRole('row', { name: /^Zona A/ }))).toBe('Zona A43,75 €35 €8,75 €20 %');
  });

  it.each([
    ['open', 'Comprar el abono'],
    ['renewalOnly', 'Renovar mi abono'],
  ] as const)('links to the box office when the state is %s', (state, words) => {
    render(found({ state }));
    expect(addressOf(new RegExp(`^${words}`))).toBe('/conciertos-entradas/taquilla?subscription=3');
  });

  it('links to what is on sale, and not to the box office, when the subscription is closed', () => {
    render(found({ state: 'closed', ticketUrl: null }));
    expect(screen.getByRole('link', { name: 'Ver lo que está a la venta' })).toBeTruthy();
    expect(linkAddresses().filter((address) => address?.includes('taquilla?subscription'))).toEqual([]);
  });

  it('marks the current phase', () => {
    render(found());
    const phases = within(screen.getByRole('table', { name: 'Plazos del abono' })).getAllByRole('rowheader');
    expect(phases.map(textOf)).toEqual(['Renovación', 'Venta general ahora']);
  });

  it('shows the price of choose-your-own by its steps, without savings by zone', () => {
    render(found({ kind: 'flexible', steps: [{ from: 4, percent: 15 }], savings: [] }));
    expect(textOf()).toContain('29,75 €');
    expect(headings(3)).not.toContain('Lo que se ahorra');
  });

  it('shows the price of a package with a single zone as the price of the package', () => {
    render(found({ kind: 'welcomePackage', prices: [{ zone: 'A', amount: 6000 }] }));
    expect(textOf()).not.toContain('por concierto, en cualquier zona');
    expect(cellsOf(/^Zona A 60/)).toEqual(['60 €']);
  });

  it("shows a club's price when all zones cost the same, and leads to its form", () => {
    render(
      found({ kind: 'youth', slug: 'club-16', prices: [{ zone: 'A', amount: 600 }], savings: [], ticketUrl: null }),
    );
    expect(textOf()).toContain('6 € por concierto, en cualquier zona.');
    expect(addressOf('Hacerse del club')).toBe('/educacion-comunidad/educacion/club-16#hazte-miembro');
  });

  it('does not lead to the form of a club that is closed', () => {
    render(found({ kind: 'youth', slug: 'club-16', state: 'closed', ticketUrl: null }));
    expect(screen.queryByRole('link', { name: 'Hacerse del club' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver lo que está a la venta' })).toBeTruthy();
  });

  it('links to other seasons, and has no link to the comparison when it is of an earlier season', () => {
    render(found({ isPresent: false, variants: [{ id: 11, season: 'Temporada 2025-26' }] }));
    expect(linkAddresses()).toContain('/conciertos-entradas/abonos/abono-primavera/11');
    expect(screen.queryByRole('link', { name: 'Comparar con otros' })).toBeNull();
  });

  it('links to the comparison when it is of the present season', () => {
    render(found());
    expect(addressOf('Comparar con otros')).toBe('/conciertos-entradas/abonos/comparar?abono=abono-primavera');
  });

  it('marks untranslated texts on an English page', () => {
    render(found(), 'en');
    expect(screen.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('es');
    expect(headings(2)).toContain('Included concerts');
  });
});

it('SubscriptionPage has a canonical address without a number for the present season, with one for others', () => {
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
