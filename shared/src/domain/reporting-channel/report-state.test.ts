import { describe, expect, it } from 'vitest';
import { openReportSteps, reportState } from './report-state.ts';

const none = { acknowledgedOn: null, investigatedOn: null, answeredOn: null, closedOn: null, extendedOn: null };
const day = '2026-11-20';

describe('the state of a report', () => {
  it.each([
    [{}, 'received', ['acknowledge', 'investigate', 'close']],
    [{ acknowledgedOn: day }, 'acknowledged', ['investigate', 'close']],
    [{ investigatedOn: day }, 'investigating', ['acknowledge', 'extend', 'close']],
    [{ acknowledgedOn: day, investigatedOn: day, extendedOn: day }, 'investigating', ['close']],
    [{ answeredOn: day }, 'answered', ['investigate', 'close']],
    [{ answeredOn: day, closedOn: day }, 'closed', []],
  ])('with %j is %s, with the next steps %j', (facts, state, steps) => {
    expect([reportState({ ...none, ...facts }), openReportSteps({ ...none, ...facts })]).toEqual([state, steps]);
  });
});
