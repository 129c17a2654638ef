import { expect, it } from 'vitest';
import { monthsNear } from './offered-months.ts';

const ofYears = (first: number, last: number) =>
  Array.from({ length: (last - first + 1) * 12 }, (_, index) => {
    const month = String((index % 12) + 1).padStart(2, '0');
    return `${first + Math.floor(index / 12)}-${month}`;
  });

it('monthsNear returns all months of a few years, whichever is shown', () => {
  const months = ofYears(2023, 2027);
  for (const shown of ['2023-01', '2026-11', '2027-12', '2026-13']) expect(monthsNear(months, shown)).toEqual(months);
});

it('monthsNear returns the ten years around the shown month when there are many more', () => {
  const months = ofYears(1845, 2027);
  expect([monthsNear(months, '1980-06').at(0), monthsNear(months, '1980-06').at(-1)]).toEqual(['1975-06', '1985-05']);
  expect([monthsNear(months, '2050-01').at(0), monthsNear(months, '2050-01').at(-1)]).toEqual(['2023-01', '2027-12']);
  expect([monthsNear(months, '1700-01').at(0), monthsNear(months, '1700-01').at(-1)]).toEqual(['1845-01', '1849-12']);
});
