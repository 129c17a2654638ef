import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Filters, UnknownFilter } from '@ofgc/shared/filters/filters.ts';
import type { AlbumFilterParameter } from '@ofgc/shared/routes/albums.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import { discographyFacets, findAlbums } from '../features/discography/find-albums.ts';
import { sampleAlbums } from '../features/discography/sample-albums.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle } from './DiscographyPage.tsx';

function page(filters: Filters<AlbumFilterParameter> = {}, unknown: UnknownFilter<'anio'>[] = []) {
  return {
    albums: findAlbums(sampleAlbums, filters),
    facets: discographyFacets(sampleAlbums, filters),
    filters,
    unknown,
  };
}
const render = (loaderData: object, locale: Locale = 'es') =>
  renderToMarkup(<Component />, {
    locale,
    path: '/explora/discografia',
    catalogues: { explore: locale === 'es' ? es : en },
    loaderData,
  });

describe('the discography', () => {
  it('shows each album with what it holds, without JavaScript', () => {
    const html = render(page());
    expect(html).toContain('<output>3 álbumes</output>');
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(html).toMatch(/<details[^>]*>.*Grabado en tres días\..*Teobaldo Power/);
    expect(html).toContain('Alisios Records (demo), 2024 · 1\u00a0h\u00a015\u00a0min');
    expect(html).not.toContain('style=');
  });

  it('filters by a plain form that counts', () => {
    const html = render(page({ anio: '2024' }), 'en');
    expect(html).toMatch(/<form[^>]*action="\/en\/explora\/discografia" method="get"/);
    expect(html).toMatch(/<option value="2024" selected="">2024 \(2\)/);
    expect(html).toMatch(/<option value="teobaldo-power" disabled="">Teobaldo Power \(0\)/);
    expect(html).toContain('<output>2 albums</output>');
  });

  it('leads back to all albums where none is found', () => {
    const html = render(page({ anio: '2025', compositor: 'gustav-mahler' }));
    expect(html).toContain('Ningún álbum responde a estos filtros');
    expect(html).toMatch(/href="\/explora\/discografia"[^>]*>Ver toda la discografía/);
  });

  it('names a filter that does not exist, and says where a text is Spanish only', () => {
    const unknown = [{ name: 'anio' as const, value: '1066' }];
    expect(render(page({}, unknown))).toContain('«1066» no es un valor de «Año»');
    expect(render(page({}, unknown), 'en')).toContain('lang="es"');
  });

  it('is found by search engines with one filter at most', () => {
    const meta = (loaderData: ReturnType<typeof page>) =>
      handle.meta({ data: loaderData, t: (key) => key, locale: 'es' });
    expect(meta(page({ anio: '2024' })).noIndex).toBe(false);
    expect(meta(page({ anio: '2024', compositor: 'gustav-mahler' })).noIndex).toBe(true);
    expect(meta(page({}, [{ name: 'anio', value: '1066' }])).noIndex).toBe(true);
  });
});
