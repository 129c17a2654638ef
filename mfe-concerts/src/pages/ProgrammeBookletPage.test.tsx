import type { ProgrammeBooklet } from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { type DisplaySettings, defaultDisplay } from '../features/programme-booklet/display-settings.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle } from './ProgrammeBookletPage.tsx';

function sampleProgramme(differences: Partial<ProgrammeBooklet> = {}): ProgrammeBooklet {
  return {
    event: sampleEvent(),
    performance: samplePerformance(),
    synopsis: '<p>Una tarde en el campo.</p>',
    stateNote: '',
    notes: [
      { workId: 'mozfa', title: 'Mozart: un encargo', author: 'Inés Quevedo', text: '<p>París.</p>', lang: 'es' },
      { workId: 'bee6', title: 'Beethoven: el campo', author: 'Inés Quevedo', text: '<p>Viena.</p>', lang: 'es' },
    ],
    sungWorks: [],
    biographies: [],
    orchestraFrom: '2026-12-01T20:00:00+00:00',
    orchestra: null,
    ...differences,
  };
}

interface Shown extends Partial<ProgrammeBooklet> {
  locale?: Locale;
  asked?: DisplaySettings;
  isDark?: boolean;
}

function render({ locale = 'es', asked = defaultDisplay, isDark = false, ...programme }: Shown = {}) {
  return renderToMarkup(<Component />, {
    locale,
    path: '/programa/38',
    catalogues: { concerts: locale === 'es' ? es : en },
    loaderData: { programme: sampleProgramme(programme), path: '/programa/38', asked, isDark },
  });
}

describe('the programme booklet', () => {
  it('tells works, notes and from when the musicians are known, in the order of a booklet', () => {
    const html = render();
    const words = [
      'Pastoral</h1>',
      'Wolfgang Amadeus Mozart',
      'Pausa de 20',
      'Notas al programa',
      'Mozart: un encargo',
    ];
    const places = [...words, 'Viena.', 'el martes 1 de diciembre'].map((word) => html.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('style=');
  });

  it('is read in the dark by itself while the hall is dark, unless paper was asked for', () => {
    expect(render()).toContain('data-page-theme="auto"');
    expect(render({ isDark: true })).toContain('data-page-theme="hall"');
    expect(render({ isDark: true, asked: { mode: 'papel', size: '2' } })).toMatch(
      /data-page-theme="paper" data-text-size="2"/,
    );
  });

  it('switches its light by a link, and keeps it when the language changes', () => {
    const html = render({ asked: { mode: 'sala', size: '3' } });
    expect(html).toContain('href="/programa/38?modo=papel&amp;letra=3"');
    expect(html).toContain('href="/idioma/en?a=%2Fprograma%2F38%3Fmodo%3Dsala%26letra%3D3"');
  });

  it('tells of the whole evening where nobody wrote notes', () => {
    const html = render({ notes: [] });
    expect(html).toContain('Sobre este programa');
    expect(html).toContain('Una tarde en el campo.');
  });

  it('lists the musicians by section, with guests', () => {
    const player = { name: 'Leandro Aguaviva', instrument: 'violín', role: 'Concertino', isGuest: false };
    const html = render({
      orchestra: { sections: [{ key: 'firstViolins', name: 'Violines primeros', players: [player], further: 2 }] },
    });
    expect(html).toContain('Violines primeros</h3>');
    expect(html).toContain('Leandro Aguaviva<small>, Concertino</small>');
    expect(html).toContain('y 2 músicos de refuerzo');
  });

  it('says that a concert is cancelled, and promises no list then', () => {
    const off = samplePerformance({ state: 'cancelled', status: 'cancelled', ticketUrl: null });
    const html = render({ event: sampleEvent({ performances: [off] }), performance: off });
    expect(html).toContain('Este concierto se ha cancelado.');
    expect(html).not.toContain('La lista de músicos');
    expect(html).not.toContain('Termina hacia');
  });

  it('sets sung lines in their own language beside the translation', () => {
    const text = {
      title: 'To Joy',
      poet: 'Friedrich Schiller',
      language: 'de',
      stanzas: [[{ original: 'Freude', translation: 'Joy' }]],
      lang: 'en' as const,
    };
    const html = render({
      locale: 'en',
      sungWorks: [{ workId: 'bee9', title: 'Symphony No. 9', composer: 'Beethoven', texts: [text], remark: '' }],
    });
    expect(html).toContain('<td lang="de">Freude</td><td lang="en">Joy</td>');
  });
});

it('has one address for search engines and stands outside the frame', () => {
  const data = { programme: sampleProgramme(), path: '/programa', asked: defaultDisplay, isDark: false };
  expect(handle.meta({ data, t: (key) => key, locale: 'es' })).toMatchObject({ canonical: '/programa/38' });
  expect(handle.isBare).toBe(true);
});
