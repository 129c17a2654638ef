import type { History } from '@ofgc/shared/domain/history/history.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
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
const render = (locale: Locale = 'es') =>
  renderToMarkup(<Component />, {
    locale,
    path: '/explora/historia',
    catalogues: { explore: locale === 'es' ? es : en },
    loaderData: { history, thisYear: 2026 },
  });

describe('the history', () => {
  it('jumps to each decade, without JavaScript', () => {
    const html = render();
    const targets = [...html.matchAll(/href="[^"]*#(decada-\d+)"/g)].map(([, id]) => id);
    expect(targets).toEqual(['decada-1930', 'decada-1980']);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
  });

  it('draws a mark for every year between two moments, and up to today', () => {
    const marks = [...render().matchAll(/<path d="([^"]*)"/g)].map(([, d]) => d?.split('M').slice(1).length);
    expect(marks.slice(0, 3)).toEqual([44, 1, 45]);
  });

  it('measures conductors and halls on one scale and leads to the page of who has one', () => {
    const html = render();
    expect(html).toContain('<rect x="45" width="40" height="1"');
    expect(html).toContain('href="/explora/invitados/luis-ahora/1"');
    expect(html).toContain('Desde 2021');
    expect(html).not.toContain('style=');
  });

  it('marks what is Spanish only', () => expect(render('en')).toMatch(/<h3[^>]*lang="es"[^>]*>Años de silencio/));
});
