import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

it.each([
  ['a second click at one o’clock in summer, midnight of UTC', '2026-07-01T23:59:59Z', '2026-07-02T00:00:00Z', true],
  ['the next day', '2026-07-01T22:59:59Z', '2026-07-01T23:00:00Z', false],
])('the same words are the same form by the local day: %s', (_, first, second, isSame) => {
  const [one, other] = [first, second].map((at) => fingerprintOf(['tickets', 'Ana', '¿Hay entradas?'], new Date(at)));
  expect(one === other).toBe(isSame);
  expect(one).not.toBe(fingerprintOf(['tickets', 'Ana', 'Gracias'], new Date(first)));
});
