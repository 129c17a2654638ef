import type { VacancyStatus } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { describe, expect, it } from 'vitest';
import { countByStatusGroup, daysUntil, vacancyStatusGroup, type VacancyStatusGroup } from './vacancy-status-group.ts';

describe('vacancyStatusGroup', () => {
  it.each<[VacancyStatus, boolean, VacancyStatusGroup]>([
    ['announced', true, 'announced'],
    ['open', true, 'open'],
    ['provisionalList', true, 'inProgress'],
    ['closed', false, 'ended'],
    ['deserted', false, 'ended'],
  ])('of the status %s (active: %s) is %s', (status, isActive, group) =>
    expect(vacancyStatusGroup({ status, isActive })).toBe(group),
  );
});

describe('daysUntil', () => {
  it.each([
    ['2026-12-14T14:00:00Z', '2026-11-20T12:00:00Z', 24],
    ['2026-11-20T14:00:00Z', '2026-11-20T12:00:00Z', 0],
    ['2026-11-21T00:30:00Z', '2026-11-20T23:30:00Z', 1],
    ['2026-10-26T14:00:00Z', '2026-10-23T22:59:00Z', 3],
    ['2026-11-19T14:00:00Z', '2026-11-20T12:00:00Z', 0],
  ])('counts the calendar days to %s (now %s): %i', (instant, now, days) => expect(daysUntil(instant, now)).toBe(days));

  it('uses the day of the Canary Islands when it differs from UTC', () => {
    expect(daysUntil('2026-07-02T10:00:00Z', '2026-06-30T23:30:00Z')).toBe(1);
  });
});

it('countByStatusGroup() counts announced vacancies as in progress', () => {
  const vacancies = [
    { status: 'open', isActive: true },
    { status: 'announced', isActive: true },
    { status: 'provisionalList', isActive: true },
    { status: 'filled', isActive: false },
  ] as const;
  expect(countByStatusGroup(vacancies)).toEqual({ open: 1, inProgress: 2, ended: 1 });
});
