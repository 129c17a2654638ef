import { describe, expect, it } from 'vitest';
import { closedEarly, isActiveVacancy, vacancyStatus, vacancyStatuses, type VacancyStatus } from './vacancy-status.ts';

const now = new Date('2026-11-20T12:00:00Z');
const earlier = new Date('2026-11-10T12:00:00Z');
const later = new Date('2026-11-30T12:00:00Z');
const evenLater = new Date('2026-12-30T12:00:00Z');

describe('vacancyStatus', () => {
  it.each<[VacancyStatus, Date, Date, VacancyStatus]>([
    ['announced', later, evenLater, 'announced'],
    ['announced', earlier, later, 'open'],
    ['announced', now, later, 'open'],
    ['announced', earlier, now, 'closed'],
    ['open', earlier, later, 'open'],
    ['open', earlier, now, 'closed'],
  ])('of a vacancy stored as %s with applications from %s to %s is %s', (stored, from, to, told) => {
    expect(vacancyStatus(stored, from, to, now)).toBe(told);
  });

  it('keeps every later status that the office has set, whatever the dates', () => {
    for (const stored of vacancyStatuses.filter((status) => status !== 'announced' && status !== 'open')) {
      for (const [from, to] of [
        [earlier, later],
        [later, evenLater],
        [earlier, now],
      ] as const)
        expect(vacancyStatus(stored, from, to, now)).toBe(stored);
    }
  });
});

describe('isActiveVacancy', () => {
  const inactive: readonly VacancyStatus[] = ['closed', 'results', 'filled', 'deserted', 'cancelled'];

  it.each(vacancyStatuses.map((status) => [status, !inactive.includes(status)] as const))(
    'of %s is %s',
    (status, active) => {
      expect(isActiveVacancy(status)).toBe(active);
    },
  );
});

describe('closedEarly', () => {
  const early: readonly VacancyStatus[] = vacancyStatuses.filter((one) => one !== 'announced' && one !== 'open');

  it.each(vacancyStatuses.map((status) => [status, early.includes(status)] as const))(
    'of %s is %s before the deadline, and false after it',
    (status, isEarly) => {
      expect(closedEarly({ status, applyTo: later.toISOString() }, now.toISOString())).toBe(isEarly);
      expect(closedEarly({ status, applyTo: earlier.toISOString() }, now.toISOString())).toBe(false);
    },
  );
});
