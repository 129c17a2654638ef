import { describe, expect, it } from 'vitest';
import { openingMonth } from './opening-month.ts';

const today = '2026-11-20';
const season = { startsOn: '2024-09-01', endsOn: '2025-08-31' };

describe('openingMonth', () => {
  it.each([
    ['is the present month without a filter', {}, '2026-11'],
    ['is the chosen month', { mes: '2025-03' }, '2025-03'],
    ['is January of another year', { anio: '2025' }, '2025-01'],
    ['is the present month for the present year', { anio: '2026' }, '2026-11'],
    ['is the last month of days that are past', { hasta: '2026-09-30' }, '2026-09'],
    ['is the present month for days that end later', { hasta: '2026-12-31' }, '2026-11'],
    ['is the previous month for past concerts', { cuando: 'pasados' }, '2026-10'],
  ] as const)('%s', (_title, query, month) => {
    expect(openingMonth(query, { season: undefined, today })).toBe(month);
  });

  it('is the first month of a past season and the present month of a current one', () => {
    expect(openingMonth({ temporada: '2425' }, { season, today })).toBe('2024-09');
    expect(openingMonth({ temporada: '2425' }, { season, today: '2025-02-01' })).toBe('2025-02');
  });
});
