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
    [true, null, ago(0), 'requested'],
    [true, null, ago(confirmWithin - 1), 'requested'],
    [true, null, ago(confirmWithin), 'expired'],
    [true, ago(1), ago(2), 'confirmed'],
    [true, ago(confirmWithin * 9), ago(confirmWithin * 10), 'confirmed'],
    [false, null, ago(0), 'ended'],
    [false, ago(1), ago(2), 'ended'],
  ] as const)(
    'with an open list (%s), confirmed at %s, written to at %s is %s',
    (isListOpen, confirmedAt, writtenAt, state) => {
      expect(placeState({ isListOpen, confirmedAt, writtenAt }, now)).toBe(state);
    },
  );
});
