import { describe, expect, it } from 'vitest';
import { needsGuardian } from './age-of-consent.ts';
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

it.each([
  [2026, true],
  [2013, true],
  [2012, true],
  [2011, false],
  [1980, false],
])('needsGuardian of a birth year %i in 2026 is %s', (birthYear, needs) =>
  expect(needsGuardian(birthYear, 2026)).toBe(needs),
);
