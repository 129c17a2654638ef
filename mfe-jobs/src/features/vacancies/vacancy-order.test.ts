import { expect, it } from 'vitest';
import { sampleVacancy } from '../../testing/sample-vacancy.ts';
import { sortByUrgency } from './vacancy-order.ts';

it('sortByUrgency() sorts by the nearest deadline, then past ones with the newest first', () => {
  const vacancies = [
    sampleVacancy({ id: 1, status: 'filled', isActive: false, applyTo: '2026-02-13T14:00:00Z' }),
    sampleVacancy({ id: 2, status: 'deserted', isActive: false, applyTo: '2026-05-12T13:00:00Z' }),
    sampleVacancy({ id: 3, status: 'provisionalList', applyTo: '2026-10-16T13:00:00Z' }),
    sampleVacancy({ id: 4 }),
    sampleVacancy({ id: 5, applyTo: '2026-11-25T14:00:00Z' }),
  ];
  expect(sortByUrgency(vacancies).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
});
