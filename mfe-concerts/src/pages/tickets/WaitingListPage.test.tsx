import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { placeStates } from '@ofgc/shared/domain/waiting-list/waiting-list-state.ts';
import type { WaitingEntry } from '@ofgc/shared/domain/waiting-list/waiting-list.schema.ts';
import { headings, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './WaitingListPage.tsx';

const place = (state: WaitingEntry['state']): WaitingEntry => ({
  state,
  reference: 'E-ABCDEF',
  seats: 2,
  event: { id: 41, slug: 'concierto-de-ano-nuevo', title: 'Concierto de Año Nuevo', lang: 'es' },
  performance: samplePerformance({ state: 'soldOut' }),
});
const render = (loaderData: { face: string; entry: WaitingEntry | null }, locale: Locale = 'es') =>
  renderPage(<Component />, { locale, catalogues: { concerts: { es, en } }, loaderData });
const buttons = () => screen.queryAllByRole('button').map(textOf);

describe('WaitingListPage', () => {
  it.each(placeStates)('shows state, concert and reference, and a button to leave (%s)', (face) => {
    render({ face, entry: place(face) });
    expect(headings(1)).toEqual([es.waitingList[face].title]);
    const facts = textOf(screen.getByRole('complementary', { name: 'Su lugar en la lista' }));
    for (const words of ['Concierto de Año Nuevo', 'E-ABCDEF', '2 localidades']) expect(facts).toContain(words);
    expect(buttons()).toContain('Salir de la lista');
  });

  it.each(placeStates)('has a button to confirm only in the state requested (%s)', (face) => {
    render({ face, entry: place(face) });
    expect(buttons().includes('Confirmar mi lugar')).toBe(face === 'requested');
  });

  it.each([
    ['es', 'requested', true],
    ['es', 'ended', false],
    ['en', 'ended', false],
  ] as const)(
    'names the hall while the list goes on, since a concert without a list may be online (%s, %s)',
    (locale, face, isNamed) => {
      render({ face, entry: place(face) }, locale);
      expect(document.body.textContent.includes(place(face).performance.hall.venue)).toBe(isNamed);
      expect(/por internet|online/.test(document.body.textContent)).toBe(!isNamed);
    },
  );

  it('has post forms for confirming and leaving in the server’s HTML', () => {
    const page = renderServerPage(<Component />, {
      catalogues: { concerts: { es, en } },
      loaderData: { face: 'requested', entry: place('requested') },
    });
    const forms = [...page.querySelectorAll('form')];
    expect(forms.map((form) => [form.method, new FormData(form).get('form')])).toEqual([
      ['post', 'confirm'],
      ['post', 'leave'],
    ]);
  });

  it.each(['left', 'unknown'] as const)(
    'shows a heading and a link to the calendar, without buttons, when there is no place (%s)',
    (face) => {
      render({ face, entry: null }, 'en');
      expect(headings(1)).toEqual([en.waitingList[face].title]);
      expect(linkAddresses()).toContain('/en/conciertos-entradas/eventos');
      expect(buttons()).toEqual([]);
    },
  );

  it('marks an untranslated title', () => {
    render({ face: 'confirmed', entry: place('confirmed') }, 'en');
    expect(screen.getByText('Concierto de Año Nuevo').getAttribute('lang')).toBe('es');
  });
});
