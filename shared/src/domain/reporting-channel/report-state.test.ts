import { describe, expect, it } from 'vitest';
import { openReportSteps, reportState } from './report-state.ts';

const day = '2026-11-20';
const none = { acknowledgedOn: null, investigatedOn: null, answeredOn: null, closedOn: null, extendedOn: null };
const received = { ...none, receivedOn: day };

describe('the state of a report', () => {
  it.each([
    [{}, 'received', ['acknowledge', 'investigate', 'close']],
    [{ acknowledgedOn: day }, 'acknowledged', ['investigate', 'close']],
    [{ investigatedOn: day }, 'investigating', ['acknowledge', 'extend', 'close']],
    [{ acknowledgedOn: day, investigatedOn: day, extendedOn: day }, 'investigating', ['close']],
    [{ answeredOn: day }, 'answered', ['investigate', 'close']],
    [{ answeredOn: day, closedOn: day }, 'closed', []],
  ])('with %j is %s, with the next steps %j', (facts, state, steps) => {
    const report = { ...received, ...facts };
    expect([reportState(report), openReportSteps(report, day)]).toEqual([state, steps]);
  });
});

it.each([
  ['2027-02-20', true],
  ['2027-02-21', false],
])('on %s the term of a report of 20 November can be extended: %s', (today, isPossible) => {
  const report = { ...received, investigatedOn: '2026-12-01' };
  expect(openReportSteps(report, today).includes('extend')).toBe(isPossible);
});
