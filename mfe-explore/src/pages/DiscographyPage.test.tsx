import type { Filters, UnknownFilter } from '@ofgc/shared/filters/filters.ts';
import type { AlbumFilterParameter } from '@ofgc/shared/routes/explore/albums.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { addressOf, headings, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import { discographyFacets, findAlbums } from '../features/discography/find-albums.ts';
import { sampleAlbums } from '../testing/sample-albums.ts';
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
const surroundings = (loaderData: object, locale: Locale = 'es') => ({
  locale,
  path: '/explora/discografia',
  catalogues: { explore: { es, en } },
  loaderData,
});
const render = (...shown: Parameters<typeof surroundings>) => renderPage(<Component />, surroundings(...shown));
const renderFromServer = (...shown: Parameters<typeof surroundings>) =>
  renderServerPage(<Component />, surroundings(...shown));
const option = (name: string) => screen.getByRole<HTMLOptionElement>('option', { name });

describe('DiscographyPage', () => {
  it('renders each album with its works in the server’s HTML', () => {
    const html = renderFromServer(page());
    expect(textOf(screen.getByRole('status'))).toBe('3 álbumes');
    expect(headings(3)).toEqual(['Cantos canarios', 'Titán', 'Noches en los jardines']);
    expect([...html.querySelectorAll('details > summary')].map(textOf)).toEqual(['2 obras', '1 obra', '2 obras']);
    const [songs, titan] = screen.getAllByRole('article').map((album) => within(album));
    expect(songs?.getByText('Grabado en tres días.')).toBeTruthy();
    expect(songs?.getByText('Teobaldo Power')).toBeTruthy();
    expect(titan?.getByText('Alisios Records (demo), 2024 · 1 h 15 min')).toBeTruthy();
    expect(html.querySelector('[style]')).toBeNull();
  });

  it('renders a GET form with counts; options without albums are disabled', () => {
    renderFromServer(page({ anio: '2024' }), 'en');
    const form = option('2024 (2)').closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/en/explora/discografia', 'get']);
    expect(option('2024 (2)').hasAttribute('selected')).toBe(true);
    expect(option('Teobaldo Power (0)').disabled).toBe(true);
    expect(textOf(screen.getByRole('status'))).toBe('2 albums');
  });

  it('links to all albums when none is found', () => {
    render(page({ anio: '2025', compositor: 'gustav-mahler' }));
    expect(textOf()).toContain('Ningún álbum responde a estos filtros');
    expect(addressOf('Ver toda la discografía')).toBe('/explora/discografia');
  });

  it('names an unknown filter', () => {
    render(page({}, [{ name: 'anio', value: '1066' }]));
    expect(textOf()).toContain('«1066» no es un valor de «Año»');
  });

  it('marks untranslated texts on the English page', () => {
    render(page(), 'en');
    expect(screen.getAllByText('Grabado en tres días.').every((text) => text.closest('[lang="es"]'))).toBe(true);
  });

  it('is indexed with at most one valid filter', () => {
    const meta = (loaderData: ReturnType<typeof page>) =>
      handle.meta({ data: loaderData, t: (key) => key, locale: 'es' });
    expect(meta(page({ anio: '2024' })).noIndex).toBe(false);
    expect(meta(page({ anio: '2024', compositor: 'gustav-mahler' })).noIndex).toBe(true);
    expect(meta(page({}, [{ name: 'anio', value: '1066' }])).noIndex).toBe(true);
  });
});
