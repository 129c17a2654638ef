import { describe, expect, it } from 'vitest';
import { lastDay, openingMonth, seasonMonths, selectableMonths, shiftMonth } from './months.ts';

const today = '2026-11-20';
const season = { startsOn: '2024-09-01', endsOn: '2025-08-31' };

describe('months', () => {
  it('are counted across years', () => {
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
    expect(lastDay('2028-02')).toBe('2028-02-29');
  });

  it('make a season from September to August', () => {
    expect(seasonMonths('2027-02')).toEqual(seasonMonths('2026-09'));
    expect(seasonMonths('2026-11')).toMatchObject({ 0: '2026-09', 11: '2027-08', length: 12 });
  });
});

describe('the calendar opens', () => {
  it.each([
    ['with the present month', {}, '2026-11'],
    ['with the month chosen', { mes: '2025-03' }, '2025-03'],
    ['with January of another year', { anio: '2025' }, '2025-01'],
    ['with the present month of this year', { anio: '2026' }, '2026-11'],
    ['with the month before for what is over', { cuando: 'pasados' }, '2026-10'],
  ] as const)('%s', (_title, query, month) => {
    expect(openingMonth(query, { season: undefined, today })).toBe(month);
  });

  it('with the first month of a season that is over', () => {
    expect(openingMonth({ temporada: '2425' }, { season, today })).toBe('2024-09');
    expect(openingMonth({ temporada: '2425' }, { season, today: '2025-02-01' })).toBe('2025-02');
  });

  it('and offers a season, or the whole year chosen', () => {
    expect(selectableMonths({}, '2026-11')[0]).toBe('2026-09');
    expect(selectableMonths({ anio: '2025' }, '2025-01')).toMatchObject({ 0: '2025-01', 11: '2025-12' });
  });
});
