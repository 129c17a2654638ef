import { describe, expect, it } from 'vitest';
import { legalDeadlinesOf } from './legal-deadlines.ts';

const received = {
  receivedOn: '2026-11-20',
  acknowledgedOn: null,
  extendedOn: null,
  answeredOn: null,
  closedOn: null,
};

describe('legalDeadlinesOf', () => {
  it('gives seven calendar days and three months from the receipt of a report', () => {
    expect(legalDeadlinesOf(received, '2026-11-20')).toEqual({
      acknowledgement: { dueOn: '2026-11-27', doneOn: null, daysLeft: 7 },
      answer: { dueOn: '2027-02-20', doneOn: null, daysLeft: 92 },
    });
  });

  it.each([
    ['2026-11-27', 0],
    ['2026-11-28', -1],
    ['2026-12-27', -30],
  ])('counts the days left on %s: %i', (today, daysLeft) => {
    expect(legalDeadlinesOf(received, today).acknowledgement.daysLeft).toBe(daysLeft);
  });

  it('has no days left after each step, and gives the day of the step', () => {
    const terms = legalDeadlinesOf(
      { ...received, acknowledgedOn: '2026-11-23', answeredOn: '2027-01-10' },
      '2027-03-01',
    );
    expect(terms.acknowledgement).toEqual({ dueOn: '2026-11-27', doneOn: '2026-11-23', daysLeft: null });
    expect(terms.answer).toEqual({ dueOn: '2027-02-20', doneOn: '2027-01-10', daysLeft: null });
  });

  it('takes an earlier answer as the acknowledgement', () => {
    expect(legalDeadlinesOf({ ...received, answeredOn: '2026-11-22' }, '2026-11-30').acknowledgement.doneOn).toBe(
      '2026-11-22',
    );
  });

  it('ends the terms of a report that was closed without these steps', () => {
    const terms = legalDeadlinesOf({ ...received, closedOn: '2026-11-24' }, '2026-12-30');
    expect(terms.acknowledgement).toEqual({ dueOn: '2026-11-27', doneOn: null, daysLeft: null });
    expect(terms.answer.daysLeft).toBeNull();
  });

  it('gives three more months after an extension', () => {
    expect(legalDeadlinesOf({ ...received, extendedOn: '2027-02-01' }, '2027-02-01').answer.dueOn).toBe('2027-05-20');
  });

  it('counts calendar days across a clock change', () => {
    expect(legalDeadlinesOf({ ...received, receivedOn: '2026-10-22' }, '2026-10-24').acknowledgement.daysLeft).toBe(5);
  });
});
