import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { sampleArtist } from '../features/artists/sample-artist.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './ArtistPage.tsx';

const alone = { artist: sampleArtist, upcoming: [], past: [], albums: [] };
const render = (loaderData: object, locale: 'es' | 'en' = 'es') =>
  renderToMarkup(<Component />, {
    locale,
    path: '/explora/invitados/ana-prueba/7',
    catalogues: { explore: locale === 'es' ? es : en },
    loaderData,
  });

describe("an artist's page", () => {
  it('says who they are, and which works drew their picture', () => {
    const html = render(alone);
    expect(html).toMatch(/<h1[^>]*>Ana Prueba<\/h1>/);
    expect(html).toContain('<p>Nació en Telde.');
    expect(html).toContain('interpreta con la orquesta: Uno; Dos.');
    expect(html).not.toContain('style=');
  });

  it('lists the concerts to come, those that were and the recordings', () => {
    const html = render({
      ...alone,
      upcoming: [{ event: sampleEvent(), performance: samplePerformance() }],
      past: [{ event: sampleEvent({ id: 5, slug: 'otro', title: 'Otro día' }), startsAt: '2025-02-14T20:00:00Z' }],
      albums: [{ id: 7, title: 'Aire del norte', year: 2020, label: 'Alisios', lang: 'es' }],
    });
    expect(html).toContain('Próximo concierto</h2>');
    expect(html).toMatch(/14 de febrero de 2025.*href="\/conciertos-entradas\/eventos\/otro\/5"[^>]*>Otro día/);
    expect(html).toMatch(/href="\/explora\/discografia\?anio=2020"[^>]*>Aire del norte/);
  });

  it('leaves out what there is not', () => {
    const html = render({ ...alone, artist: { ...sampleArtist, works: [] } });
    expect(html.match(/<h2/g)).toHaveLength(1);
    expect(html).not.toContain('<figure');
  });

  it('says who is of the orchestra, and what is Spanish only', () => {
    const html = render({ ...alone, artist: { ...sampleArtist, isGuest: false } }, 'en');
    expect(html).toMatch(/href="\/en\/sobre-ofgc\/conoce-ofgc"[^>]*>Of the house/);
    expect(html).toMatch(/lang="es"[^>]*><p>Nació/);
  });
});
