import type { VacancyStatus } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { describe, expect, it } from 'vitest';
import { countByStage, daysUntil, sortByUrgency, vacancyStage, type VacancyStage } from './vacancy-stage.ts';
import { sampleVacancy } from './sample-vacancy.ts';

describe('vacancyStage', () => {
  it.each<[VacancyStatus, boolean, VacancyStage]>([
    ['announced', true, 'announced'],
    ['open', true, 'open'],
    ['provisionalList', true, 'inProgress'],
    ['closed', false, 'ended'],
    ['deserted', false, 'ended'],
  ])('of a vacancy that is %s (active: %s) is %s', (status, isActive, stage) =>
    expect(vacancyStage({ status, isActive })).toBe(stage),
  );
});

describe('daysUntil', () => {
  it.each([
    ['2026-12-14T14:00:00Z', '2026-11-20T12:00:00Z', 24],
    ['2026-11-20T14:00:00Z', '2026-11-20T12:00:00Z', 0],
    ['2026-11-21T00:30:00Z', '2026-11-20T23:30:00Z', 1],
    ['2026-10-26T14:00:00Z', '2026-10-23T22:59:00Z', 3],
    ['2026-11-19T14:00:00Z', '2026-11-20T12:00:00Z', 0],
  ])('from %s counts calendar days (now %s): %i', (instant, now, days) => expect(daysUntil(instant, now)).toBe(days));

  it('counts from the day on the islands where summer time makes it another than in UTC', () => {
    expect(daysUntil('2026-07-02T10:00:00Z', '2026-06-30T23:30:00Z')).toBe(1);
  });
});

describe('sortByUrgency', () => {
  it('puts the nearest deadline first and the past last, newest first', () => {
    const vacancies = [
      sampleVacancy({ id: 1, status: 'filled', isActive: false, applyTo: '2026-02-13T14:00:00Z' }),
      sampleVacancy({ id: 2, status: 'deserted', isActive: false, applyTo: '2026-05-12T13:00:00Z' }),
      sampleVacancy({ id: 3, status: 'provisionalList', applyTo: '2026-10-16T13:00:00Z' }),
      sampleVacancy({ id: 4 }),
      sampleVacancy({ id: 5, applyTo: '2026-11-25T14:00:00Z' }),
    ];
    expect(sortByUrgency(vacancies).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
    expect(countByStage(vacancies)).toEqual({ open: 2, inProgress: 1, ended: 2 });
  });
});
