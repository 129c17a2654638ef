import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { addressOf, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { ConcertNote } from './ConcertNote.tsx';
import { sampleEventDetail } from '../../../testing/sample-event-detail.ts';

function render(dates: Partial<Performance>[], stateNote = '', locale: Locale = 'es') {
  const performances = dates.map((date, id) => samplePerformance({ id, ...date }));
  const canceled = performances.every(({ state }) => state === 'cancelled');
  renderPage(<ConcertNote event={sampleEventDetail({ performances, canceled, stateNote })} locale={locale} />, {
    locale,
    catalogues: { concerts: { es, en } },
  });
}
/** The look and the first words of each notice, one line each. */
const notices = () =>
  screen
    .getAllByRole('note')
    .map((note) => [note.dataset.look, ...[...(note.querySelector('b')?.childNodes ?? [])].map(textOf)]);

const december = (day: number) => `2026-12-0${day}T20:00:00Z`;
const off = (state: 'cancelled' | 'postponed', day: number) => ({
  startsAt: december(day),
  state,
  status: state,
  ticketUrl: null,
  ...(state === 'cancelled' && { isRefunded: true as const }),
});

it.each<[string, Partial<Performance>[], string[][]]>([
  [
    'the one that moved, also when another represents the concert',
    [{ startsAt: december(3) }, { startsAt: december(9), previousStartsAt: december(4) }],
    [['moved', 'Cambia de fecha: del viernes 4 de diciembre, 20:00, al miércoles 9 de diciembre, 20:00.']],
  ],
  [
    'each that moved, except past ones',
    [
      { startsAt: '2026-11-19T20:00:00Z', state: 'past', previousStartsAt: '2026-11-18T20:00:00Z' },
      { startsAt: december(7), previousStartsAt: december(3) },
      { startsAt: december(8), previousStartsAt: december(4) },
    ],
    [
      [
        'moved',
        'Cambia de fecha: del jueves 3 de diciembre, 20:00, al lunes 7 de diciembre, 20:00.',
        'Cambia de fecha: del viernes 4 de diciembre, 20:00, al martes 8 de diciembre, 20:00.',
      ],
    ],
  ],
  [
    'the one whose hour changed',
    [{ startsAt: december(3) }, { startsAt: '2026-12-04T19:30:00Z', previousStartsAt: december(4) }],
    [['moved', 'Cambia de hora: el viernes 4 de diciembre, no a las 20:00 sino a las 19:30.']],
  ],
  [
    'all, where all moved online',
    [{ startsAt: december(3), status: 'movedOnline' }],
    [['moved', 'Este concierto se ofrece solo por internet.']],
  ],
  [
    'the one that moved online',
    [{ startsAt: december(3) }, { startsAt: december(4), status: 'movedOnline' }],
    [['moved', 'La función del viernes 4 de diciembre, 20:00, se ofrece solo por internet.']],
  ],
  [
    'those that are cancelled or postponed',
    [{ startsAt: december(3) }, off('postponed', 4), off('cancelled', 5)],
    [
      ['cancelled', 'Se ha cancelado la función del sábado 5 de diciembre, 20:00.'],
      ['moved', 'Se ha aplazado la función del viernes 4 de diciembre, 20:00.'],
    ],
  ],
  [
    'none where all are cancelled',
    [off('cancelled', 4), off('cancelled', 5)],
    [['cancelled', es.concert.note.cancelled]],
  ],
  ['none where all are postponed', [off('postponed', 4), off('postponed', 5)], [['moved', es.concert.note.postponed]]],
])('ConcertNote of several dates names %s', (_, dates, expected) => {
  render(dates);
  expect(notices()).toEqual(expected);
});

it.each([
  ['cancelled', [off('cancelled', 4)]],
  ['moved', [off('cancelled', 4), {}]],
  ['plain', [{}]],
])('ConcertNote shows only the note of the office when there is one, styled as %s', (look, dates) => {
  render(dates, '<p>Dos funciones.</p>');
  const note = screen.getByRole('note');
  expect([note.dataset.look, textOf(note)]).toEqual([look, 'Dos funciones.']);
});

it('ConcertNote says of a cancelled concert whose day is over only that it was cancelled', () => {
  const over = { ...off('cancelled', 4), isOver: true as const };
  render([over, over]);
  expect(textOf(screen.getByRole('note'))).toBe(es.concert.note.cancelled);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('ConcertNote promises no refund of a free concert', () => {
  render([{ ...off('cancelled', 4), isRefunded: undefined }]);
  expect(textOf(screen.getByRole('note'))).toBe(es.concert.note.cancelled);
});

it('ConcertNote tells how to get the money back while one of the cancelled dates is still to come', () => {
  render([{ ...off('cancelled', 4), isOver: true }, off('cancelled', 5)]);
  expect(textOf(screen.getByRole('note'))).toContain('Si pagó en metálico');
});

it.each<[Locale, Partial<Performance>, string, string]>([
  [
    'es',
    off('cancelled', 4),
    'en 14 días como máximo. Si pagó en metálico, pase por taquilla',
    'Cambios y devoluciones',
  ],
  ['en', off('cancelled', 4), 'within 14 days at most. If you paid in cash', 'Exchanges and refunds'],
  ['es', { previousStartsAt: december(3) }, 'tiene quince días desde el aviso', 'Cambios y devoluciones'],
  ['en', { previousStartsAt: december(3) }, 'you have fifteen days from the notice', 'Exchanges and refunds'],
  ['es', off('postponed', 4), 'podrá pedir la devolución', 'Cambios y devoluciones'],
])('ConcertNote without a note of the office agrees with the terms (%s, %o)', (locale, date, words, terms) => {
  render([date], '', locale);
  expect(textOf(screen.getByRole('note'))).toContain(words);
  expect(addressOf(terms)).toMatch(/\/conciertos-entradas#devoluciones$/);
});
