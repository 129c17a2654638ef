import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { expectInOrder, headings, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import { type VisitData, visitedVenue } from '../features/visit/load-visit.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle } from './PlanVisitPage.tsx';

const venue: Venue = {
  id: 2,
  slug: 'teatro-principal',
  name: 'Teatro Principal',
  summary: 'Un teatro a la italiana.',
  street: 'calle del Arpa, 6',
  postalCode: '35002',
  locality: 'Las Palmas de Gran Canaria',
  region: 'Las Palmas',
  country: 'ES',
  latitude: 28.1041,
  longitude: -15.4139,
  gettingThere: [
    { mode: 'bus', text: 'Paran en «Teatro».', lines: ['1', '12'], lastService: 'La última 12 pasa a las 23:45.' },
    { mode: 'walk', text: 'Cinco minutos.', lines: [], lastService: '' },
  ],
  accessibility: 'Entrada sin escalones.',
  notes: [
    { topic: 'companion', text: 'Gratis.' },
    { topic: 'bar', text: 'En el primer piso.' },
    { topic: 'doors', text: 'Media hora antes.' },
  ],
  access: ['silla-de-ruedas'],
  boxOffice: 'De lunes a viernes.',
  halls: [{ id: 3, name: 'Sala principal', capacity: 1000, zones: [], plan: null }],
  lang: 'es',
};
const page: Page = {
  id: 1,
  path: '/conciertos-entradas/planifica-visita',
  title: 'Planifique su visita',
  description: 'd',
  lead: 'Cinco salas.',
  sections: [{ anchor: 'durante', title: 'Durante', html: '<h3>¿Fotos?</h3><p>No.</p>' }],
  updatedOn: '2026-11-18',
  lang: 'es',
};
const found = (differences: Partial<VisitData> = {}): VisitData => ({
  page,
  choices: [{ slug: 'teatro-principal', name: 'Teatro Principal' }],
  venues: [visitedVenue(venue)],
  chosen: null,
  unknown: [],
  documents: [],
  ...differences,
});
const render = (loaderData: VisitData, locale: Locale = 'es') =>
  renderPage(<Component />, { locale, catalogues: { concerts: { es, en } }, loaderData });
const unfolded = () =>
  screen.getAllByRole<HTMLDetailsElement>('group').flatMap((part) => (part.open ? [textOf(part.children[0])] : []));

describe('PlanVisitPage', () => {
  it('shows for a venue directions with the last bus, then its facilities, then access', () => {
    render(found());
    expectInOrder(
      ['La última 12 pasa a las 23:45.', 'A pie', 'Media hora antes.', 'En el primer piso.', 'Gratis.'].map((words) =>
        screen.getByText(words),
      ),
    );
  });

  it('links to each venue', () => {
    render(found());
    const choice = screen.getByRole('list', { name: 'Elegir una sala' });
    expect(linkAddresses(choice)).toEqual([
      '/conciertos-entradas/planifica-visita#salas',
      '/conciertos-entradas/planifica-visita?sala=teatro-principal#salas',
    ]);
  });

  it.each([
    [null, 'Todas'],
    ['teatro-principal', 'Teatro Principal'],
  ])('marks the chosen venue (%s)', (chosen, name) => {
    render(found({ chosen }));
    expect(screen.getAllByRole('link', { current: true }).map(textOf)).toEqual([name]);
  });

  it.each([
    [null, []],
    ['teatro-principal', ['Teatro Principal', 'Cómo llegar']],
  ])('unfolds only the chosen venue and its directions (%s)', (chosen, parts) => {
    render(found({ chosen }));
    expect(unfolded()).toEqual(parts);
  });

  it('names an unknown venue and shows all', () => {
    render(found({ unknown: [{ name: 'sala', value: 'opera' }] }));
    expect(textOf()).toContain('«opera» no es un valor de «Las salas» y no se ha tenido en cuenta.');
    expect(headings(3)).toEqual(['Teatro Principal']);
  });

  it('marks untranslated texts on an English page', () => {
    render(found(), 'en');
    expect(screen.getByText('Media hora antes.').closest('[lang]')?.getAttribute('lang')).toBe('es');
    expect(screen.getByRole('link', { name: 'Durante' }).lang).toBe('es');
  });

  it('has the venues as JSON-LD and one canonical address for every choice', () => {
    const meta = handle.meta?.({ data: found(), t: () => '', locale: 'es' } as never);
    expect(meta?.canonical).toBe('/conciertos-entradas/planifica-visita');
    expect(JSON.stringify(meta?.jsonLd)).toContain('"maximumAttendeeCapacity":1000');
  });
});

it.each([
  ['es', /^Una parte de esta página no se ha podido cargar/],
  ['en', /^A part of this page could not be loaded/],
] as const)('PlanVisitPage shows a message only when its documents could not be loaded (%s)', (locale, words) => {
  const { unmount } = render(found({ documents: null }), locale);
  expect(screen.getByText(words)).toBeTruthy();
  unmount();
  render(found(), locale);
  expect(screen.queryByText(words)).toBeNull();
});
