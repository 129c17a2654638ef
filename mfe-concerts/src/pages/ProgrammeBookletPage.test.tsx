import type { ProgrammeBooklet } from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { WorkTheme } from '@ofgc/shared/domain/work-themes/work-theme.schema.ts';
import { addressOf, expectInOrder, headings, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { act, renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { type DisplaySettings, defaultDisplay } from '../features/booklet-display/display-settings.ts';
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
    isOrchestraToCome: true,
    ...differences,
  };
}

interface Shown extends Partial<ProgrammeBooklet> {
  locale?: Locale;
  asked?: DisplaySettings;
  isDark?: boolean;
  themes?: WorkTheme[];
}

const surroundings = ({
  locale = 'es',
  asked = defaultDisplay,
  isDark = false,
  themes = [],
  ...programme
}: Shown = {}) => ({
  locale,
  path: '/programa/38',
  catalogues: { concerts: { es, en } },
  loaderData: { programme: sampleProgramme(programme), path: '/programa/38', asked, isDark, themes },
});
/** The loader's data in the middle of the concert. */
const inTheHall: Shown = {
  isDark: true,
  performance: samplePerformance({
    doorsAt: '2026-11-20T11:00:00Z',
    startsAt: '2026-11-20T11:30:00Z',
    endsAt: '2026-11-20T13:30:00Z',
  }),
};
const render = (shown?: Shown) => renderPage(<Component />, surroundings(shown));
/** The look of the page: its theme and text size. */
const look = () => {
  const { pageTheme, textSize } = screen.getByRole('article').dataset;
  return [pageTheme, textSize];
};

describe('ProgrammeBookletPage', () => {
  it('shows works, notes and the date of the list of musicians in this order', () => {
    render();
    expect(headings(1)).toEqual(['Programa de mano: Pastoral']);
    expectInOrder([
      screen.getByRole('heading', { level: 1 }),
      screen.getByText('Wolfgang Amadeus Mozart'),
      screen.getByText('Pausa de 20 minutos'),
      screen.getByRole('heading', { name: 'Notas al programa' }),
      screen.getByText('Mozart: un encargo'),
      screen.getByText('Viena.'),
      screen.getByText(/el martes 1 de diciembre\.$/),
    ]);
  });

  it('renders no inline style', () => {
    expect(renderServerPage(<Component />, surroundings()).querySelector('[style]')).toBeNull();
  });

  it.each<[string, Shown, string[]]>([
    ['as the device prefers', {}, ['auto', '1']],
    ['in hall mode while the hall is dark', inTheHall, ['hall', '1']],
    ['in hall mode when it was opened before the doors', { ...inTheHall, isDark: false }, ['hall', '1']],
    ['in paper mode when that was chosen', { ...inTheHall, asked: { mode: 'papel', size: '2' } }, ['paper', '2']],
  ])('is shown %s', (_, shown, expected) => {
    render(shown);
    expect(look()).toEqual(expected);
  });

  it('has buttons for the themes of its works, except while the hall is dark', () => {
    const theme: WorkTheme = {
      work: 'bee6',
      movement: 'I',
      marking: 'Allegro ma non troppo',
      bars: '1–4',
      instrument: 'violins',
      metre: '2/4',
      tempo: 126,
      notes: 'G4:2',
    };
    const buttons = () => screen.queryAllByRole('button', { name: /^Escuchar el tema: Sinfonía n.º 6/ });
    const { unmount } = render({ themes: [theme] });
    expect(buttons().length).toBeGreaterThan(1);
    unmount();
    render({ ...inTheHall, themes: [theme] });
    expect(buttons()).toEqual([]);
  });

  it('links to the other mode, and keeps mode and text size in the language link', () => {
    render({ asked: { mode: 'sala', size: '3' } });
    expect(linkAddresses()).toContain('/programa/38?modo=papel&letra=3');
    expect(addressOf('English')).toBe('/idioma/en?a=%2Fprograma%2F38%3Fmodo%3Dsala%26letra%3D3');
  });

  it('shows the synopsis when there are no notes', () => {
    render({ notes: [] });
    const about = screen.getByRole('region', { name: 'Sobre este programa' });
    expect(within(about).getByText('Una tarde en el campo.')).toBeTruthy();
  });

  it('lists the musicians by section, with guests', () => {
    const player = { name: 'Leandro Aguaviva', instrument: 'violín', role: 'Concertino', isGuest: false };
    render({
      orchestra: { sections: [{ key: 'firstViolins', name: 'Violines primeros', players: [player], further: 2 }] },
    });
    expect(headings(3)).toContain('Violines primeros');
    const orchestra = textOf(screen.getByRole('region', { name: 'La orquesta' }));
    expect(orchestra).toContain('Leandro Aguaviva, Concertino');
    expect(orchestra).toContain('y 2 músicos de refuerzo');
  });

  it('announces the list of musicians only where it will come', () => {
    const announced = () => textOf().includes('La lista de músicos se publica');
    const { unmount } = render();
    expect(announced()).toBe(true);
    unmount();
    render({ isOrchestraToCome: false });
    expect(announced()).toBe(false);
  });

  it('says that the concert is cancelled', () => {
    const off = samplePerformance({ state: 'cancelled', status: 'cancelled', ticketUrl: null });
    render({ event: sampleEvent({ performances: [off] }), performance: off });
    expect(textOf()).toContain('Este concierto se ha cancelado.');
    expect(textOf()).not.toContain('Termina hacia');
  });

  it('names the date that moved, whichever date it is read for', () => {
    const moved = samplePerformance({
      id: 382,
      startsAt: '2026-12-09T20:00:00Z',
      previousStartsAt: '2026-12-05T20:00:00Z',
    });
    render({ event: sampleEvent({ performances: [samplePerformance(), moved] }), locale: 'en' });
    expect(textOf()).toContain('Change of date: from Saturday 5 December, 20:00, to Wednesday 9 December, 20:00.');
  });

  it('shows sung lines in their language beside the translation', () => {
    const text = {
      title: 'To Joy',
      poet: 'Friedrich Schiller',
      language: 'de',
      stanzas: [[{ original: 'Freude', translation: 'Joy' }]],
      lang: 'en' as const,
    };
    render({
      locale: 'en',
      sungWorks: [{ workId: 'bee9', title: 'Symphony No. 9', composer: 'Beethoven', texts: [text], remark: '' }],
    });
    const line = screen.getByRole('row', { name: 'Freude Joy' });
    const cells = within(line).getAllByRole('cell');
    expect(cells.map((cell) => [cell.getAttribute('lang'), textOf(cell)])).toEqual([
      ['de', 'Freude'],
      ['en', 'Joy'],
    ]);
  });
});

it('ProgrammeBookletPage has one canonical address and no frame', () => {
  const data = { programme: sampleProgramme(), path: '/programa', asked: defaultDisplay, isDark: false, themes: [] };
  expect(handle.meta({ data, t: (key) => key, locale: 'es' })).toMatchObject({ canonical: '/programa/38' });
  expect(handle.isBare).toBe(true);
});

it('Escape closes the settings and leads back to their button, and so does the focus that goes on', async () => {
  const { user } = render();
  const [settings] = screen.getAllByRole<HTMLDetailsElement>('group').filter((group) => group.localName === 'details');
  const summary = settings?.querySelector('summary');
  const open = async () => {
    await user.click(summary as HTMLElement);
    await user.tab();
    expect([settings?.open, document.activeElement?.localName]).toEqual([true, 'input']);
  };
  await open();
  await user.keyboard('{Escape}');
  expect([settings?.open, document.activeElement]).toEqual([false, summary]);
  await open();
  while (settings?.contains(document.activeElement)) await user.tab();
  expect(settings?.open).toBe(false);
});

it('the settings stay open where the focus goes to what is around them: their words have been pressed', async () => {
  const { user } = render();
  const [settings] = screen.getAllByRole<HTMLDetailsElement>('group').filter((group) => group.localName === 'details');
  await user.click(settings?.querySelector('summary') as HTMLElement);
  const main = settings?.closest('header')?.parentElement as HTMLElement;
  main.tabIndex = -1;
  act(() => main.focus());
  expect([settings?.open, document.activeElement]).toEqual([true, main]);
});
