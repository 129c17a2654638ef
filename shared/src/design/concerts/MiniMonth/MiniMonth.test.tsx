import { describe, expect, it } from 'vitest';
import { textOf } from '../../../testing/page-queries.ts';
import { renderPage, screen } from '../../../testing/render-page.tsx';
import { MiniMonth } from './MiniMonth.tsx';
import { monthWeeks } from '../../../dates/month-weeks.ts';
import { weekdayNames } from '../../../dates/weekday-names.ts';

describe('monthWeeks', () => {
  it('starts weeks on Monday', () => {
    const weeks = monthWeeks('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, 1]);
    expect(weeks).toHaveLength(6);
  });

  it.each([
    ['2027-02', 28],
    ['2028-02', 29],
    ['2026-12', 31],
  ])('returns %s with %i days', (month, days) => {
    expect(monthWeeks(month).flat().filter(Boolean)).toHaveLength(days);
  });

  it('refuses an invalid month', () => expect(() => monthWeeks('2026-13')).toThrow(RangeError));
});

it('weekdayNames returns the weekdays in each language', () => {
  expect(
    weekdayNames('es')
      .map(({ letter }) => letter)
      .join(''),
  ).toBe('LMXJVSD');
  expect(weekdayNames('en')[0]).toEqual({ letter: 'M', name: 'Monday' });
});

it('MiniMonth links the days with concerts and marks today', () => {
  const days = [{ day: '2026-11-20', title: 'Grieg y Sibelius', to: '#c36', kind: 'temporada' }];
  renderPage(<MiniMonth month="2026-11" days={days} today="2026-11-20" />);
  expect(screen.getByRole('table', { name: 'noviembre de 2026' })).toBeTruthy();
  expect(screen.getAllByRole('cell').filter((cell) => textOf(cell) !== '')).toHaveLength(30);
  const [link, ...others] = screen.getAllByRole('link');
  expect(link?.getAttribute('aria-label')).toBe('20: hoy, Grieg y Sibelius');
  expect(others).toEqual([]);
});

it('MiniMonth marks today in words where there is no concert', () => {
  renderPage(<MiniMonth month="2026-11" days={[]} today="2026-11-20" />);
  expect(
    screen
      .getAllByRole('cell')
      .filter((cell) => cell.hasAttribute('data-today'))
      .map(textOf),
  ).toEqual(['20 hoy']);
});

it.each([
  {
    notHeld: 'cancelled',
    christmas: {},
    labels: ['11: Sinfonía alpina · Cancelado', '12: Sinfonía alpina · Cancelado, Concierto de Navidad'],
    states: ['cancelled', undefined],
  },
  {
    notHeld: 'postponed',
    christmas: { notHeld: 'cancelled' },
    labels: ['11: Sinfonía alpina · Aplazado', '12: Sinfonía alpina · Aplazado, Concierto de Navidad · Cancelado'],
    states: ['postponed', 'postponed'],
  },
] as const)('MiniMonth marks $notHeld days', ({ notHeld, christmas, labels, states }) => {
  const days = [
    { day: '2026-12-11', title: 'Sinfonía alpina', to: '#c40', kind: 'temporada', notHeld },
    { day: '2026-12-12', title: 'Sinfonía alpina', to: '#c40', kind: 'temporada', notHeld },
    { day: '2026-12-12', title: 'Concierto de Navidad', to: '#c41', kind: 'familia', ...christmas },
  ];
  renderPage(<MiniMonth month="2026-12" days={days} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(labels);
  expect(links.map((link) => link.dataset.state)).toEqual(states);
});
