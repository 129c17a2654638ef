import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { posterWall } from '../features/poster-wall/poster-wall.ts';
import type { SeasonData } from '../features/season/load-season.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './SeasonPage.tsx';

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
  wall: posterWall([
    sampleEvent(),
    sampleEvent({ id: 39, performances: [samplePerformance({ id: 391, state: 'cancelled', ticketUrl: null })] }),
  ]),
  works: 2,
  people: {
    conductor: [{ value: 'chiara-belvento', label: 'Chiara Belvento', count: 1 }],
    soloist: [],
    composer: [{ value: 'mozart', label: 'Wolfgang Amadeus Mozart', count: 1 }],
  },
  others: [{ name: 'Temporada 2023-24', to: '/conciertos-entradas/temporada2324' }],
};
const render = (loaderData: SeasonData, locale: 'es' | 'en' = 'es') =>
  renderToMarkup(<Component />, { locale, catalogues: { concerts: locale === 'es' ? es : en }, loaderData });

describe('the page of a season', () => {
  it('hangs its posters, leads to their concerts and to their months', () => {
    const html = render(found);
    expect(html).toContain('2 conciertos, 2 obras y 1 compositor.');
    expect(html).toContain('href="/conciertos-entradas/eventos/pastoral/38"');
    expect(html.split('id="mes-2026-12"')).toHaveLength(2);
    expect(html).toContain('#mes-2026-12"');
    expect(html).toContain('Cancelado');
    expect(html).not.toContain('A la venta');
  });

  it('leads to recordings of what it played', () => {
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
    expect(render({ ...found, recordings })).toContain('href="/explora/discografia#titan"');
    expect(render(found)).not.toContain('id="grabaciones"');
  });

  it('leads from a composer to the calendar of this season', () => {
    expect(render(found)).toContain('/conciertos-entradas/eventos?temporada=2627&amp;compositor=mozart"');
  });

  it('can be subscribed to until it is over', () => {
    expect(render(found)).toContain('/calendario.ics?temporada=2627"');
    expect(render({ ...found, isOver: true })).not.toContain('/calendario.ics');
  });

  it('tells when what goes on sale, and which comes next', () => {
    const html = render(found);
    expect(html).toContain('11 de enero de 2027');
    expect(html).toContain(es.season.nextSale);
    expect(render({ ...found, nextSale: null })).not.toContain(es.season.nextSale);
  });

  it('says that a season is over', () => {
    expect(render(found)).not.toContain('Temporada terminada');
    expect(render({ ...found, isOver: true })).toContain('Temporada terminada: esto es lo que sonó.');
  });

  it('marks on an English page what exists in Spanish only', () => {
    const html = render(found, 'en');
    expect(html).toContain('lang="es"');
    expect(html).toContain('How to read a poster');
    expect(html).toContain('href="/en/conciertos-entradas/temporada2324"');
  });

  it('says so while no concert is announced, and lists no months', () => {
    const html = render({ ...found, wall: [], works: 0 });
    expect(html).toContain(es.hub.nothingAnnounced);
    expect(html).not.toContain('#mes-');
  });
});
