import { expect, it } from 'vitest';
import { selectableMonths } from './selectable-months.ts';

const upcoming = { when: 'proximos', opening: '2026-11', today: '2026-11-20' } as const;

it('selectableMonths() returns the twelve months from the present one', () => {
  expect(selectableMonths({}, upcoming)).toMatchObject({ 0: '2026-11', 11: '2027-10', length: 12 });
});

it('selectableMonths() reaches the next season in the summer before it, and in June', () => {
  for (const today of ['2026-06-10', '2026-07-10', '2026-08-15']) {
    const opening = today.slice(0, 7);
    expect(selectableMonths({}, { when: 'proximos', opening, today })).toContain('2026-09');
  }
});

it.each([
  ['of a season', { temporada: '2627' }, upcoming, '2026-09'],
  ['of past concerts', {}, { ...upcoming, when: 'pasados', opening: '2026-10' }, '2026-09'],
  ['of a month further ahead', { mes: '2028-02' }, { ...upcoming, opening: '2028-02' }, '2027-09'],
  ['of the chosen year', { anio: '2025' }, { ...upcoming, when: 'todos', opening: '2025-01' }, '2025-01'],
] as const)('selectableMonths() returns the twelve months %s', (_title, query, shown, first) => {
  const months = selectableMonths(query, shown);
  expect([months[0], months.length]).toEqual([first, 12]);
});
