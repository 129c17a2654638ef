import { describe, expect, it } from 'vitest';
import { openingMonth } from './opening-month.ts';

const today = '2026-11-20';
const season = { startsOn: '2024-09-01', endsOn: '2025-08-31' };

describe('the calendar opens', () => {
  it.each([
    ['with the present month', {}, '2026-11'],
    ['with the month chosen', { mes: '2025-03' }, '2025-03'],
    ['with January of another year', { anio: '2025' }, '2025-01'],
    ['with the present month of this year', { anio: '2026' }, '2026-11'],
    ['with the last month of days that are over', { hasta: '2026-09-30' }, '2026-09'],
    ['with the present month of days that end later', { hasta: '2026-12-31' }, '2026-11'],
    ['with the month before for what is over', { cuando: 'pasados' }, '2026-10'],
  ] as const)('%s', (_title, query, month) => {
    expect(openingMonth(query, { season: undefined, today })).toBe(month);
  });

  it('with the first month of a season that is over', () => {
    expect(openingMonth({ temporada: '2425' }, { season, today })).toBe('2024-09');
    expect(openingMonth({ temporada: '2425' }, { season, today: '2025-02-01' })).toBe('2025-02');
  });
});
