import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import type { VisitData } from '../features/visit/load-visit.ts';
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
  venues: [venue],
  chosen: null,
  unknown: [],
  documents: [],
  ...differences,
});
const render = (loaderData: VisitData, locale: Locale = 'es') =>
  renderToMarkup(<Component />, { locale, catalogues: { concerts: locale === 'es' ? es : en }, loaderData });

describe('the page for visitors', () => {
  it('tells of a venue the ways there with the last bus, then what is inside, then access', () => {
    const html = render(found());
    const words = ['La última 12 pasa a las 23:45.', 'A pie', 'Media hora antes.', 'En el primer piso.', 'Gratis.'];
    const places = words.map((word) => html.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('offers each venue by a plain link, and marks the chosen one', () => {
    expect(render(found())).toMatch(/href="\/conciertos-entradas\/planifica-visita\?sala=teatro-principal#salas"/);
    expect(render(found({ chosen: 'teatro-principal' }))).toMatch(/aria-current="true"[^>]*>Teatro Principal/);
  });

  it('unfolds the ways to the venue that was asked for, and no other part', () => {
    expect(render(found())).not.toMatch(/<details[^>]* open/);
    expect(render(found({ chosen: 'teatro-principal' })).match(/<details[^>]* open/g)).toHaveLength(1);
  });

  it('says that it does not know a venue, and shows all', () => {
    const html = render(found({ unknown: [{ name: 'sala', value: 'opera' }] }));
    expect(html).toContain('«opera» no es un valor de «Las salas» y no se ha tenido en cuenta.');
    expect(html).toContain('Teatro Principal');
  });

  it('marks Spanish texts on an English page', () => {
    expect(render(found(), 'en')).toMatch(/<dd lang="es">Media hora antes\./);
  });

  it('tells search engines of the venues, and one address for every choice', () => {
    const meta = handle.meta?.({ data: found(), t: () => '', locale: 'es' } as never);
    expect(meta?.canonical).toBe('/conciertos-entradas/planifica-visita');
    expect(JSON.stringify(meta?.jsonLd)).toContain('"maximumAttendeeCapacity":1000');
  });
});
