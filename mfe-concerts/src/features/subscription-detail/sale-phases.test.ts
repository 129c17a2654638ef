import { sampleSubscriptionDetail } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import { salePhases } from './sale-phases.ts';

describe('salePhases', () => {
  const detail = sampleSubscriptionDetail({
    changesFrom: '2026-10-21T09:00:00Z',
    changesTo: '2026-10-30T23:59:00Z',
    saleTo: null,
  });
  it.each([
    ['2026-09-30T12:00:00Z', []],
    ['2026-10-01T09:00:00Z', ['renewal']],
    ['2026-10-25T12:00:00Z', ['changes']],
    ['2026-11-20T12:00:00Z', ['sale']],
  ])('marks the current phase on %s', (now, keys) => {
    const phases = salePhases(detail, new Date(now));
    expect(phases.map(({ key }) => key)).toEqual(['renewal', 'changes', 'sale']);
    expect(phases.filter(({ isNow }) => isNow).map(({ key }) => key)).toEqual(keys);
  });

  it('leaves out phases without dates', () => {
    expect(
      salePhases({ ...detail, renewalFrom: null, changesFrom: null }, new Date('2026-11-20T12:00:00Z')).map(
        ({ key }) => key,
      ),
    ).toEqual(['sale']);
  });
});
