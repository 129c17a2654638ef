import { describe, expect, it } from 'vitest';
import { displayStates } from '../events/display-state.ts';
import { confirmWithin, hasOpenWaitingList, placeState } from './waiting-list-state.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe('hasOpenWaitingList', () => {
  it('is true only for a sold-out performance with a waiting list', () => {
    const open = displayStates.filter((state) => hasOpenWaitingList({ state, hasWaitingList: true }));
    expect(open).toEqual(['soldOut']);
    expect(hasOpenWaitingList({ state: 'soldOut', hasWaitingList: false })).toBe(false);
  });
});

describe('placeState', () => {
  it.each([
    ['soldOut', null, ago(0), 'requested'],
    ['soldOut', null, ago(confirmWithin - 1), 'requested'],
    ['soldOut', null, ago(confirmWithin), 'expired'],
    ['soldOut', ago(1), ago(2), 'confirmed'],
    ['soldOut', ago(confirmWithin * 9), ago(confirmWithin * 10), 'confirmed'],
    ['onSale', null, ago(0), 'ended'],
    ['cancelled', ago(1), ago(2), 'ended'],
    ['past', ago(1), ago(2), 'ended'],
    ['postponed', ago(1), ago(2), 'paused'],
    ['postponed', null, ago(0), 'paused'],
  ] as const)(
    'of a concert that is %s, confirmed at %s, written to at %s is %s',
    (concert, confirmedAt, writtenAt, state) => {
      const performance = { state: concert, hasWaitingList: true };
      expect(placeState({ performance, confirmedAt, writtenAt }, now)).toBe(state);
    },
  );
});
