import { expect, it } from 'vitest';
import { needsGuardian } from './age-of-consent.ts';

it.each([
  [2026, true],
  [2013, true],
  [2012, true],
  [2011, false],
  [1980, false],
])('needsGuardian of a birth year %i in 2026 is %s', (birthYear, needs) =>
  expect(needsGuardian(birthYear, 2026)).toBe(needs),
);
