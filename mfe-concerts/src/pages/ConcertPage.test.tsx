import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import {
  addressOf,
  cellsOf,
  expectInOrder,
  headings,
  linkAddresses,
  textOf,
} from '@ofgc/shared/testing/page-queries.ts';
import { wheelchairSpacePath } from '@ofgc/shared/routes/concerts/tickets.ts';
import { act, fireEvent, renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleDocument } from '@ofgc/shared/testing/sample-document.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { LaterConcertDates } from '../features/concert/LaterConcertDates.tsx';
import type { ConcertPageData } from '../features/concert/concert-page-data.ts';
import { sampleConcertPage } from '../testing/sample-concert-page.ts';
import { sampleEventDetail } from '../testing/sample-event-detail.ts';
import { LaterCancelledAlternatives } from '../features/related-content/LaterCancelledAlternatives.tsx';
import type { RelatedContent } from '../features/related-content/load-related-content.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle } from './ConcertPage.tsx';

const catalogues = { concerts: { es, en } };

function render(event: Partial<Event> = {}, locale: Locale = 'es', differences: Partial<ConcertPageData> = {}) {
  const loaderData = sampleConcertPage({ event: sampleEventDetail(event), ...differences });
  return renderPage(<Component />, {
    locale,
    path: '/conciertos-entradas/eventos/pastoral/38',
    catalogues,
    loaderData,
  });
}
const at = (...performances: Partial<Performance>[]) => ({ performances: performances.map(samplePerformance) });
const without = { ticketUrl: null };
const missing = {
  es: 'Una parte de esta página no se ha podido cargar; el resto está completo. Vuelva a intentarlo dentro de un momento.',
  en: 'A part of this page could not be loaded; the rest is complete. Please try again in a moment.',
};
const facts = () => screen.getByRole('complementary', { name: 'Datos del concierto' });
const boxOffice = () => linkAddresses().filter((address) => address?.startsWith('/conciertos-entradas/taquilla'));

beforeAll(async () => void (await Promise.all([LaterConcertDates.load(), LaterCancelledAlternatives.load()])));

describe('ConcertPage', () => {
  it('shows date, place, duration and price in this order', () => {
    render();
    const terms = within(facts()).getAllByRole('term').map(textOf);
    expect(terms).toEqual(['Cuándo', 'Dónde', 'Duración', 'Precio']);
    expect(within(facts()).getAllByRole('definition').map(textOf)).toEqual([
      'viernes 4 de diciembre de 2026, 20:00Puertas a las 19:30.',
      'Auditorio del Mar · Sala SinfónicaPaseo de la Marea, 1, 35010 Las Palmas de Gran Canaria',
      '1 h 31 min, con pausaTermina hacia las 21:35',
      '12–35 €Gastos e impuestos incluidos. Precios por zona',
    ]);
  });

  it('shows programme, synopsis, performers and prices in this order', () => {
    render();
    expect(headings(1)).toEqual(['Pastoral']);
    expect(headings(2).slice(0, 4)).toEqual(['Programa', 'Sinopsis', 'Intérpretes', 'Precios por zona']);
    expect(cellsOf(/^Zona A/)).toEqual(['A la venta', '35 €']);
    expectInOrder([facts(), screen.getByRole('heading', { name: 'Programa' }), screen.getByText('Club 26')]);
  });

  it.each([
    ['onSale', ['A la venta', '35 €']],
    ['lastTickets', ['35 €']],
  ] as const)('shows the state of zones only where all dates on sale have the same (the other: %s)', (sale, cells) => {
    render(
      at(
        {},
        { id: 382, startsAt: '2026-12-05T20:00:00Z', sale, state: sale },
        { ...without, id: 383, sale: 'soldOut' },
      ),
    );
    expect(cellsOf(/^Zona A/)).toEqual(cells);
  });

  it('shows discounts, accessibility, guides, recordings and the changes in this order', () => {
    const related: RelatedContent = {
      news: [],
      recordings: [{ slug: 'titan', title: 'Titán', year: 2024, label: 'Alisios', performers: '', lang: 'es' }],
      documents: [sampleDocument({ title: 'Guía didáctica' })],
    };
    const event = {
      accessibility: 'Con bucle magnético.',
      changes: [{ at: '2026-11-17', kind: 'cast', text: 'Nuevo solista.' } as const],
    };
    render(event, 'es', { related });
    expectInOrder([
      screen.getByRole('heading', { name: 'Precios por zona' }),
      screen.getByText('Club 26'),
      screen.getByText('Con bucle magnético.'),
      screen.getByText(es.wheelchair.title),
      screen.getByRole('link', { name: /Guía didáctica/ }),
      screen.getByRole('link', { name: 'Titán' }),
      screen.getByText('Nuevo solista.'),
      screen.getByText(es.concert.help.text),
    ]);
  });

  it('keeps the guides of a past concert, unfolded', () => {
    const related = { news: [], recordings: [], documents: [sampleDocument({ title: 'Guía didáctica' })] };
    render(at({ ...without, state: 'past' }), 'es', { related });
    expect(screen.getByRole('link', { name: /Guía didáctica/ }).closest('details')?.open).toBe(true);
    expect(screen.queryByText('Club 26')).toBeNull();
  });

  it('renders no inline style', () => {
    const page = renderServerPage(<Component />, { catalogues, loaderData: sampleConcertPage() });
    expect(page.querySelector('[style]')).toBeNull();
  });

  it.each([
    ['es', /^Comprar entradas.*\(se abre en otra pestaña\)$/, '/conciertos-entradas/taquilla?performance=381'],
    ['en', /^Buy.*\(opens in a new tab\)$/, '/en/conciertos-entradas/taquilla?performance=381'],
  ] as const)('links to the box office in a new tab and says so in the link’s name (%s)', (locale, name, address) => {
    render({}, locale);
    const links = screen.getAllByRole('link', { name });
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([address, '_blank']);
  });

  it.each<[string, Partial<Performance>, string]>([
    ['cancelled', { ...without, state: 'cancelled', status: 'cancelled' }, 'Este concierto se ha cancelado.'],
    ['postponed', { ...without, state: 'postponed', status: 'postponed' }, 'Este concierto se ha aplazado.'],
    ['past', { ...without, state: 'past' }, 'Este concierto ya se ha celebrado.'],
    [
      'not yet on sale',
      { ...without, state: 'notOnSale', saleFrom: '2027-01-11T10:00:00Z' },
      'salen a la venta el lunes 11 de enero, 10:00.',
    ],
    ['sold out', { ...without, state: 'soldOut', hasWaitingList: true }, 'lista de espera'],
  ])('shows the reason instead of a link to buy when the concert is %s', (_, performance, words) => {
    render(at(performance));
    expect(textOf()).toContain(words);
    expect(boxOffice()).toEqual([]);
  });

  it('has a folded plan of the hall with its zones', () => {
    const hall = {
      id: samplePerformance().hall.id,
      name: 'Sala Sinfónica',
      capacity: 40,
      zones: [{ key: 'A', name: 'Zona A', price: 3500, note: '' }],
      plan: {
        blocks: [{ name: 'Patio', from: -30, to: 30, radius: 9, rows: [{ zone: 'A', from: 1, seats: [20, 20] }] }],
      },
    };
    render({}, 'es', { venue: { gettingThere: [], accessibility: '', halls: [hall], lang: 'es' } });
    expect(screen.getByText('Plano de la sala, zona por zona').closest('details')?.open).toBe(false);
    expect(within(screen.getByRole('table', { name: /Sala Sinfónica/, hidden: true })).getByText('40')).toBeTruthy();
  });

  it('links to no form for a wheelchair space once the concert has begun', () => {
    render(at({ ...without, state: 'boxOfficeOnly', startsAt: '2026-11-20T11:59:00Z' }));
    expect(screen.queryByText('Pedir un espacio')).toBeNull();
  });

  it('links to the form for a wheelchair space, also without prices by zone', () => {
    render({ priceZones: [], discounts: [] });
    expect(addressOf('Pedir un espacio')).toBe(wheelchairSpacePath(samplePerformance().id));
  });

  it('lists other concerts with tickets, once, when the concert is cancelled', () => {
    const sold = sampleEvent({ id: 40, title: 'Novena' });
    const full = sampleEvent({ id: 41, title: 'Año Nuevo', ...at({ ...without, state: 'soldOut', price: null }) });
    const cancelled = at({ ...without, state: 'cancelled', status: 'cancelled', price: null });
    render({
      ...cancelled,
      canceled: true,
      recommendations: [full, sold],
      stateNote: '<p>Entradas sueltas, abonos.</p>',
    });
    const others = screen.getByRole('region', { name: 'Otras noches con la orquesta' });
    expect(within(others).getAllByRole('heading', { level: 3 }).map(textOf)).toEqual(['Novena']);
    expect(screen.getAllByText('Novena')).toHaveLength(1);
    expect(screen.getByRole('note').closest('#entrada')).not.toBeNull();
  });

  it('links to the registration of schools when the concert is for schools', () => {
    render(at({ ...without, state: 'schoolsOnly', sale: 'schoolsOnly' }));
    expect(textOf()).toContain('se inscriben con el equipo de educación');
    expect(linkAddresses()).toContain('/educacion-comunidad/educacion#como-participar');
    expect(boxOffice()).toEqual([]);
  });

  it('shows the old date of a concert that moved', () => {
    render(at({ previousStartsAt: '2026-11-27T20:00:00Z', status: 'rescheduled' }));
    expect(textOf(facts())).toContain('Antes: viernes 27 de noviembre');
    expect(within(facts()).getByText('viernes 27 de noviembre').localName).toBe('s');
    expect(textOf()).toContain(
      'Cambia de fecha: del viernes 27 de noviembre, 20:00, al viernes 4 de diciembre, 20:00.',
    );
  });

  it('lists several dates, links those with tickets and shows the next of them among the facts', () => {
    const { container } = render(
      at(
        { ...without, id: 1, state: 'soldOut' },
        { id: 2, startsAt: '2026-12-05T20:00:00Z', ticketUrl: '/conciertos-entradas/taquilla?performance=2' },
      ),
    );
    const [when] = within(facts()).getAllByRole('definition');
    expect(textOf(when)).toContain('sábado 5 de diciembre');
    const dates = container.querySelector('section:has(#fechas), #fechas')?.closest('section') as HTMLElement;
    expect(within(dates).getAllByRole('time')).toHaveLength(2);
    expect(linkAddresses(dates).filter((address) => address?.includes('taquilla'))).toEqual([
      '/conciertos-entradas/taquilla?performance=2',
    ]);
  });

  it('links to calendar files, calendar services and e-mail', () => {
    render();
    expect(addressOf('Archivo .ics')).toBe('/eventos/38/381.ics');
    expect(addressOf(/^Google Calendar/)).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?/);
    expect(addressOf(/^Outlook/)).toMatch(/^https:\/\/outlook\.live\.com\/calendar\//);
    expect(addressOf('Por correo electrónico')).toMatch(/^mailto:\?subject=Pastoral/);
  });

  it('marks untranslated texts on an English page and explains them', () => {
    render({}, 'en');
    expect(screen.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('es');
    expect(textOf()).toContain('in Spanish only');
    expect(screen.getByText('Andantino').closest('[lang="es"]')).toBeTruthy();
    expect(screen.getByRole('heading', { name: en.concert.programme.title }).closest('[lang="es"]')).toBeNull();
  });

  it('recommends further concerts', () => {
    render({ recommendations: [sampleEvent({ id: 42, title: 'Chaikovski 6', slug: 'chaikovski-6' })] });
    expect(headings(2)).toContain('También le puede gustar');
    expect(addressOf('Chaikovski 6')).toBe('/conciertos-entradas/eventos/chaikovski-6/42');
  });

  it('has no recommendations when there are none', () => {
    render();
    expect(headings(2)).not.toContain('También le puede gustar');
  });
});

it('ConcertPage links to related recordings and names the kind of a change', () => {
  const related: RelatedContent = {
    news: [],
    recordings: [
      { slug: 'cantos-canarios', title: 'Cantos', year: 2025, label: 'Alisios', performers: 'Orquesta', lang: 'es' },
    ],
    documents: [],
  };
  const event = sampleEventDetail({ changes: [{ at: '2026-11-17', kind: 'cast', text: 'Nuevo solista.' }] });
  const { container } = renderPage(<Component />, { catalogues, loaderData: sampleConcertPage({ event, related }) });
  expect(linkAddresses()).toContain('/explora/discografia#cantos-canarios');
  expect(container.querySelector('#guias')).toBeNull();
  expect(textOf()).toContain('17 de noviembre de 2026 · Intérpretes');
});

it('ConcertPage shows nothing of one concert on the page of the next: a link that was copied', async () => {
  const loaderData = sampleConcertPage();
  const { router } = renderPage(<Component />, { path: '/conciertos-entradas/eventos', catalogues, loaderData });
  fireEvent.click(screen.getByText('Copiar el enlace'));
  await screen.findByText(/^Enlace copiado/);
  Object.assign(loaderData, sampleConcertPage({ event: sampleEventDetail({ id: 43, title: 'Órgano' }) }));
  await act(() => router.navigate('/conciertos-entradas/eventos/organo/43'));
  expect(headings(1)).toEqual(['Órgano']);
  expect(screen.queryByText(/^Enlace copiado/)).toBeNull();
});

it('ConcertPage has an address in each language, a title and a description', () => {
  const data = sampleConcertPage({ event: sampleEventDetail({ slugs: { es: 'organo', en: 'organ' }, id: 43 }) });
  expect(handle.alternates?.(data)).toEqual({
    es: '/conciertos-entradas/eventos/organo/43',
    en: '/conciertos-entradas/eventos/organ/43',
  });
  const meta = handle.meta({ data, t: (key) => key, locale: 'es' });
  expect(meta.title).toBe('Pastoral · 4 de diciembre de 2026');
  expect(meta.description.length).toBeLessThanOrEqual(160);
});

it('ConcertPage has a MusicEvent as JSON-LD', () => {
  const page = renderServerPage(<Component />, { catalogues, loaderData: sampleConcertPage() });
  const script = page.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    '@graph': [{ '@type': 'MusicEvent', name: 'Pastoral' }],
  });
});

describe.each(['es', 'en'] as const)('ConcertPage (%s)', (locale) => {
  it('shows a message only when a part of its data could not be loaded', () => {
    const { unmount } = render({}, locale, { isComplete: false });
    expect(screen.getByText(missing[locale])).toBeTruthy();
    unmount();
    render({}, locale);
    expect(screen.queryByText(missing[locale])).toBeNull();
  });
});
