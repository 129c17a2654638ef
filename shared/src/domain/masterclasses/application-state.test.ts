import { describe, expect, it } from 'vitest';
import { firstState } from './application-state.ts';

describe('firstState', () => {
  it.each([
    ['listener', 1, 'accepted'],
    ['active', 1, 'received'],
    ['listener', 0, 'waitlist'],
    ['active', 0, 'waitlist'],
    ['active', -2, 'waitlist'],
  ] as const)('of %s with %i places left is %s', (participation, left, state) =>
    expect(firstState(participation, left)).toBe(state),
  );
});
