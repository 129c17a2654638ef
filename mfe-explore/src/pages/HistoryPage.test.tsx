import type { History } from '@ofgc/shared/domain/history/history.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { addressOf, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './HistoryPage.tsx';

const lang = 'es';
const history: History = {
  milestones: [
    { id: 1, year: 1936, until: 1951, title: 'Años de silencio', text: 'La guerra.', category: 'foundation', lang },
    { id: 2, year: 1980, until: null, title: 'Una orquesta', text: 'Con plazas.', category: 'foundation', lang },
    { id: 3, year: 1981, until: null, title: 'Un director', text: 'Llega.', category: 'conductor', lang },
  ],
  conductors: [
    { name: 'Ana Antes', from: 1981, until: 2021, text: 'Directora.', artist: null, lang },
    { name: 'Luis Ahora', from: 2021, until: null, text: 'Director.', artist: { id: 1, slug: 'luis-ahora' }, lang },
  ],
  halls: [{ name: 'Teatro', from: 1936, until: null, text: 'De madera.', artist: null, lang }],
  sources: [{ title: 'Libros de actas', text: 'Archivo.', lang }],
};
const surroundings = (locale: Locale = 'es') => ({
  locale,
  path: '/explora/historia',
  catalogues: { explore: { es, en } },
  loaderData: { history, thisYear: 2026 },
});
const render = (locale?: Locale) => renderPage(<Component />, surroundings(locale));
/** The list item of a moment, a conductor or a hall. */
const item = (title: string) => screen.getByRole('heading', { level: 3, name: title }).closest('li') as HTMLElement;

describe('HistoryPage', () => {
  it('links to each decade in the server’s HTML', () => {
    const page = renderServerPage(<Component />, surroundings());
    const decades = linkAddresses(screen.getByRole('navigation', { name: 'Ir a una década' }));
    expect(decades).toEqual(['#decada-1930', '#decada-1980']);
    expect([...page.querySelectorAll('[id^="decada-"]')].map(({ id }) => id)).toEqual(['decada-1930', 'decada-1980']);
  });

  it.each([
    ['Años de silencio', 44],
    ['Una orquesta', 1],
    ['Un director', 45],
  ])('draws a mark for every year until the next milestone or the present year (%s)', (title, years) => {
    render();
    const path = item(title).querySelector('svg path')?.getAttribute('d') ?? '';
    expect(path.split('M').length - 1).toBe(years);
  });

  it('draws conductors and halls on one scale and links to the pages of artists', () => {
    render();
    const bars = ['Ana Antes', 'Luis Ahora', 'Teatro'].map((name) => {
      const bar = [...item(name).querySelectorAll('svg rect')].at(-1);
      return [bar?.getAttribute('x'), bar?.getAttribute('width')];
    });
    expect(bars).toEqual([
      ['45', '40'],
      ['85', '5'],
      ['0', '90'],
    ]);
    expect(addressOf('Luis Ahora')).toBe('/explora/invitados/luis-ahora/1');
    expect(textOf(item('Luis Ahora'))).toContain('Desde 2021');
  });

  it('renders no inline style', () => {
    expect(renderServerPage(<Component />, surroundings()).querySelector('[style]')).toBeNull();
  });

  it('marks untranslated texts on the English page', () => {
    render('en');
    expect(screen.getByRole('heading', { name: 'Años de silencio' }).getAttribute('lang')).toBe('es');
  });
});
