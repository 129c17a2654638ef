import { expect, it } from 'vitest';
import { selectableMonths } from './selectable-months.ts';

it('selectableMonths() returns the months of the season, or of the chosen year', () => {
  expect(selectableMonths({}, '2026-11')[0]).toBe('2026-09');
  expect(selectableMonths({ anio: '2025' }, '2025-01')).toMatchObject({ 0: '2025-01', 11: '2025-12' });
});
