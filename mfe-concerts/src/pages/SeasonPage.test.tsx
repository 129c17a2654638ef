import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { addressOf, headings, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { listOf } from '@ofgc/shared/testing/load-block.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { samplePicture } from '@ofgc/shared/testing/sample-picture.ts';
import { describe, expect, it } from 'vitest';
import { posterWall } from '../features/poster-wall/poster-wall.ts';
import type { SeasonData } from '../features/season/load-season.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle, loader } from './SeasonPage.tsx';

const found: SeasonData = {
  season: {
    id: 4,
    code: '2026-27',
    slug: '2627',
    name: 'Temporada 2026-27',
    motto: 'La marea sube',
    startsOn: '2026-09-01',
    endsOn: '2027-08-31',
    isCurrent: true,
    saleDates: [{ on: '2027-01-11', what: 'Entradas de «Roma»' }],
    concerts: 2,
    lang: 'es',
  },
  path: '/conciertos-entradas/temporada',
  isOver: false,
  nextSale: '2027-01-11',
  documents: [],
  recordings: [],
  photographs: [],
  wall: posterWall([
    sampleEvent(),
    sampleEvent({ id: 39, performances: [samplePerformance({ id: 391, state: 'cancelled', ticketUrl: null })] }),
  ]),
  figures: { concerts: 2, cancelled: 1, works: 2, minutes: 130, composers: 1, mostPlayed: [] },
  categories: [
    { value: 'temporada', label: 'Temporada', count: 1 },
    { value: 'extraordinario', label: 'Extraordinario', count: 1 },
  ],
  category: null,
  unknown: [],
  people: {
    conductor: [{ value: 'chiara-belvento', label: 'Chiara Belvento', count: 1 }],
    soloist: [],
    composer: [{ value: 'mozart', label: 'Wolfgang Amadeus Mozart', count: 1 }],
  },
  others: [{ name: 'Temporada 2023-24', to: '/conciertos-entradas/temporada2324' }],
};
const render = (loaderData: SeasonData, locale: Locale = 'es') =>
  renderPage(<Component />, { locale, catalogues: { concerts: { es, en } }, loaderData });

describe('SeasonPage', () => {
  it('shows posters that link to their concerts, and links to their months', () => {
    const { container } = render(found);
    expect(textOf()).toContain(
      '2 conciertos, 2 obras, 1 compositor y 2 h 10 min de música. Se ha cancelado un concierto.',
    );
    const wall = screen.getByRole('region', { name: 'Los conciertos de la temporada' });
    expect(linkAddresses(wall)).toEqual([
      '/conciertos-entradas/eventos/pastoral/38',
      '/conciertos-entradas/eventos/pastoral/39',
    ]);
    expect(linkAddresses(screen.getByRole('navigation', { name: 'Meses' }))).toEqual(['#mes-2026-12']);
    expect(container.querySelectorAll('#mes-2026-12')).toHaveLength(1);
  });

  it('links to its categories and marks the chosen one', () => {
    render({ ...found, category: 'extraordinario' });
    const choice = within(screen.getByRole('navigation', { name: 'Categoría' }));
    expect(choice.getAllByRole('link').map((link) => [textOf(link), link.getAttribute('aria-current')])).toEqual([
      ['Todos (2)', null],
      ['Temporada (1)', null],
      ['Extraordinario (1)', 'true'],
    ]);
    expect(choice.getByRole('link', { name: /^Todos/ }).getAttribute('href')).toBe('/conciertos-entradas/temporada');
  });

  it('says which category it does not have, and shows all its concerts', () => {
    const unknown = [{ name: 'categoria' as const, value: 'sinfonico' }];
    render({ ...found, unknown });
    expect(textOf()).toContain('«sinfonico» no es un valor de «Categoría»');
    expect(screen.getByRole('region', { name: 'Los conciertos de la temporada' })).toBeTruthy();
    expect(handle.meta({ data: { ...found, unknown }, t: (key) => key, locale: 'es' }).noIndex).toBe(true);
  });

  it.each([
    ['', 200],
    ['?categoria=sinfonico', 400],
  ])('with the query «%s» has the status %i', async (query, status) => {
    const get = async (path: string) => ({ data: listOf(path === 'api/seasons' ? [found.season] : []) });
    const path = `/conciertos-entradas/temporada${query}`;
    const answer = await loader(pageVisit({ api: { get }, path, params: { season: 'temporada' } }));
    expect(answer.init?.status).toBe(status);
  });

  it('shows a message for documents and for recordings that could not be loaded', () => {
    render({ ...found, documents: null, recordings: null });
    expect(screen.getAllByText(/^Una parte de esta página no se ha podido cargar/)).toHaveLength(2);
  });

  it('marks only posters whose state is unusual', () => {
    render(found);
    const posters = screen.getAllByRole('article');
    expect(posters.map((poster) => within(poster).queryByText('Cancelado') !== null)).toEqual([false, true]);
    expect(screen.queryByText('A la venta')).toBeNull();
  });

  it('links to recordings of its works', () => {
    const recordings = [
      {
        slug: 'titan',
        title: 'Titán',
        year: 2024,
        label: 'Alisios',
        performers: 'Aurelio Montelirio',
        lang: 'es' as const,
      },
    ];
    const { container } = render({ ...found, recordings });
    expect(container.querySelector('#grabaciones')).not.toBeNull();
    expect(linkAddresses()).toContain('/explora/discografia#titan');
  });

  it('shows the photographs of its concerts where it has some', () => {
    const { container, unmount } = render({ ...found, photographs: [samplePicture()] });
    expect(
      screen.getByRole('img', { name: 'La orquesta en un ensayo' }).closest('section')?.querySelector('h2')?.id,
    ).toBe('fotografias');
    expect(textOf(container)).toContain('Ana Prueba');
    unmount();
    expect(render(found).container.querySelector('#fotografias')).toBeNull();
  });

  it('has no section of recordings when there are none', () => {
    expect(render(found).container.querySelector('#grabaciones')).toBeNull();
  });

  it('links from a composer to all concerts of this season, past ones included', () => {
    render(found);
    const { searchParams } = new URL(addressOf('Wolfgang Amadeus Mozart') ?? '', 'https://ofgc.example');
    expect(Object.fromEntries(searchParams)).toEqual({ temporada: '2627', compositor: 'mozart', cuando: 'todos' });
  });

  it.each([
    [false, ['webcal://ofgc.example/calendario.ics?temporada=2627']],
    [true, []],
  ])('offers its calendar subscription until it is over (over: %s)', (isOver, addresses) => {
    render({ ...found, isOver });
    expect(linkAddresses().filter((address) => address?.startsWith('webcal:'))).toEqual(addresses);
  });

  it('lists the dates of sale and marks the next', () => {
    render(found);
    const sale = within(screen.getByRole('region', { name: 'Fechas de venta' }));
    expect(textOf(sale.getByRole('term'))).toBe('11 de enero de 2027');
    expect(sale.getByText(es.season.nextSale)).toBeTruthy();
  });

  it('marks no date of sale when none is to come', () => {
    render({ ...found, nextSale: null });
    expect(screen.getByText('Entradas de «Roma»')).toBeTruthy();
    expect(screen.queryByText(es.season.nextSale)).toBeNull();
  });

  it.each([true, false])('says that the season is over only when it is (over: %s)', (isOver) => {
    render({ ...found, isOver });
    expect(textOf().includes('Temporada terminada: esto es lo que sonó.')).toBe(isOver);
  });

  it('marks untranslated texts on an English page', () => {
    render(found, 'en');
    expect(screen.getByText('La marea sube').getAttribute('lang')).toBe('es');
    expect(screen.getAllByText('Temporada 2026-27').map(({ lang }) => lang)).toEqual(['es', 'es']);
    expect(headings(2)).toContain('How to read a poster');
    expect(linkAddresses()).toContain('/en/conciertos-entradas/temporada2324');
  });

  it('says that no concert is announced, and lists no months', () => {
    render({ ...found, wall: [], figures: { ...found.figures, concerts: 0 } });
    expect(textOf()).toContain(es.hub.nothingAnnounced);
    expect(linkAddresses().filter((address) => address?.includes('#mes-'))).toEqual([]);
  });
});
