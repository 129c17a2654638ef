import { describe, expect, it } from 'vitest';
import { addMonths, legalDeadlinesOf } from './legal-deadlines.ts';

const received = { receivedOn: '2026-11-20', acknowledgedOn: null, extendedOn: null, answeredOn: null };

describe('the terms of a report', () => {
  it('are seven natural days and three months from its receipt', () => {
    expect(legalDeadlinesOf(received, '2026-11-20')).toEqual({
      acknowledgement: { dueOn: '2026-11-27', doneOn: null, daysLeft: 7 },
      answer: { dueOn: '2027-02-20', doneOn: null, daysLeft: 92 },
    });
  });

  it.each([
    ['2026-11-27', 0],
    ['2026-11-28', -1],
    ['2026-12-27', -30],
  ])('say on %s how many days are left', (today, daysLeft) => {
    expect(legalDeadlinesOf(received, today).acknowledgement.daysLeft).toBe(daysLeft);
  });

  it('stop running when they are kept, and say when that was', () => {
    const terms = legalDeadlinesOf(
      { ...received, acknowledgedOn: '2026-11-23', answeredOn: '2027-01-10' },
      '2027-03-01',
    );
    expect(terms.acknowledgement).toEqual({ dueOn: '2026-11-27', doneOn: '2026-11-23', daysLeft: null });
    expect(terms.answer).toEqual({ dueOn: '2027-02-20', doneOn: '2027-01-10', daysLeft: null });
  });

  it('of an answer that came first acknowledge it too', () => {
    expect(legalDeadlinesOf({ ...received, answeredOn: '2026-11-22' }, '2026-11-30').acknowledgement.doneOn).toBe(
      '2026-11-22',
    );
  });

  it('are three months longer once they were extended', () => {
    expect(legalDeadlinesOf({ ...received, extendedOn: '2027-02-01' }, '2027-02-01').answer.dueOn).toBe('2027-05-20');
  });

  it('count days over the change of the clocks as days', () => {
    expect(legalDeadlinesOf({ ...received, receivedOn: '2026-10-22' }, '2026-10-24').acknowledgement.daysLeft).toBe(5);
  });
});

it.each([
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-12-31', 6, '2027-06-30'],
  ['2026-10-01', 3, '2027-01-01'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});
