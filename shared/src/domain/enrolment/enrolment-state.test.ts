import { describe, expect, it } from 'vitest';
import { enrolmentState, enrolmentStates, takesApplications, type EnrolmentState } from './enrolment-state.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-01T00:00:00Z');
const later = new Date('2027-01-15T23:59:00Z');
const muchLater = new Date('2027-03-10T13:30:00Z');

describe('enrolmentState', () => {
  it.each<[EnrolmentState, Date, Date, Date, number]>([
    ['open', before, later, muchLater, 1],
    ['full', before, later, muchLater, 0],
    ['full', before, later, muchLater, -3],
    ['notYet', later, muchLater, muchLater, 5],
    ['notYet', later, muchLater, muchLater, 0],
    ['closed', before, now, later, 5],
    ['closed', before, before, later, 0],
    ['past', before, before, now, 5],
    ['past', before, later, before, 5],
    ['open', now, later, muchLater, 5],
  ])('is %s when open from %s to %s, over on %s, with %i places', (state, applyFrom, applyTo, endsAt, placesLeft) =>
    expect(enrolmentState({ applyFrom, applyTo, endsAt, placesLeft }, now)).toBe(state),
  );
});

it('takesApplications is true for the states open and full', () =>
  expect(enrolmentStates.filter(takesApplications)).toEqual(['open', 'full']));
