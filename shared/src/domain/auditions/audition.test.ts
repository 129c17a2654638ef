import { describe, expect, it } from 'vitest';
import { auditionStatus, type AuditionFacts } from './audition.ts';

const facts: AuditionFacts = {
  status: 'announced',
  applyFrom: new Date('2027-01-11T10:00:00Z'),
  applyTo: new Date('2027-02-26T14:00:00Z'),
  rounds: [{ on: '2027-03-15' }, { on: '2027-04-24' }],
  resultOn: '2027-04-26',
};

describe('auditionStatus', () => {
  it.each([
    ['2026-11-20T12:00:00Z', 'announced'],
    ['2027-01-11T10:00:00Z', 'open'],
    ['2027-02-26T13:59:59Z', 'open'],
    ['2027-02-26T14:00:00Z', 'closed'],
    ['2027-03-14T23:59:59Z', 'closed'],
    ['2027-03-15T00:00:00Z', 'tests'],
    ['2027-04-25T12:00:00Z', 'tests'],
    ['2027-04-26T12:00:00Z', 'results'],
  ])('at %s is %s by the clock', (now, status) => {
    expect(auditionStatus(facts, new Date(now))).toBe(status);
  });

  it('counts days in the time of the islands, also in summer', () => {
    const summer = { ...facts, rounds: [{ on: '2027-06-15' }], resultOn: null };
    expect(auditionStatus(summer, new Date('2027-06-14T22:59:59Z'))).toBe('closed');
    expect(auditionStatus(summer, new Date('2027-06-14T23:00:00Z'))).toBe('tests');
  });

  it.each(['filled', 'deserted', 'cancelled', 'results'] as const)(
    'is %s when the office has set it, whatever the date',
    (status) => {
      for (const now of ['2026-11-20T12:00:00Z', '2027-03-20T12:00:00Z', '2028-01-01T12:00:00Z'])
        expect(auditionStatus({ ...facts, status }, new Date(now))).toBe(status);
    },
  );

  it('keeps the stage of a list until the first round', () => {
    const listed: AuditionFacts = { ...facts, status: 'finalList' };
    expect(auditionStatus(listed, new Date('2027-03-10T12:00:00Z'))).toBe('finalList');
    expect(auditionStatus(listed, new Date('2027-03-16T12:00:00Z'))).toBe('tests');
  });
});
