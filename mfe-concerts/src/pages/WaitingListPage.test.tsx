import { placeStates } from '@ofgc/shared/domain/waiting-list/waiting-list.ts';
import type { WaitingPlace } from '@ofgc/shared/domain/waiting-list/waiting-list.schema.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './WaitingListPage.tsx';

const place = (state: WaitingPlace['state']): WaitingPlace => ({
  state,
  reference: 'E-ABCDEF',
  seats: 2,
  event: { id: 41, slug: 'concierto-de-ano-nuevo', title: 'Concierto de Año Nuevo', lang: 'es' },
  performance: samplePerformance({ state: 'soldOut' }),
});
const render = (loaderData: { face: string; place: WaitingPlace | null }, locale: 'es' | 'en' = 'es') =>
  renderToMarkup(<Component />, { locale, catalogues: { concerts: locale === 'es' ? es : en }, loaderData });
const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*type="submit"[^>]*>([^<]+)/g)].map(([, words]) => words);

describe('the page of a place on a waiting list', () => {
  it.each(placeStates)('says what the matter is and lets leave at any time (%s)', (face) => {
    const html = render({ face, place: place(face) });
    expect(html).toContain(es.waitingList[face].title);
    expect(html).toContain('Concierto de Año Nuevo');
    expect(html).toContain('E-ABCDEF');
    expect(html).toContain('2 localidades');
    expect(buttons(html)).toContain('Salir de la lista');
  });

  it('confirms by a button, and only where there is something to confirm', () => {
    const confirming = placeStates.filter((face) =>
      buttons(render({ face, place: place(face) })).includes('Confirmar mi lugar'),
    );
    expect(confirming).toEqual(['requested']);
  });

  it.each(['left', 'unknown'] as const)('has a clear face without a place (%s)', (face) => {
    const html = render({ face, place: null }, 'en');
    expect(html).toContain(en.waitingList[face].title);
    expect(html).toContain('href="/en/conciertos-entradas/eventos"');
    expect(buttons(html)).toEqual([]);
  });

  it('marks a title that has no translation', () =>
    expect(render({ face: 'confirmed', place: place('confirmed') }, 'en')).toContain(
      '<span lang="es">Concierto de Año Nuevo</span>',
    ));
});
