import { expect, it } from 'vitest';
import { checkSendable } from './sendable-data.ts';

it.each([[null], [undefined], ['text'], [{ list: [1, 2] }]])('%j can go along with a page', (data) => {
  expect(() => checkSendable(data)).not.toThrow();
});

it('what is no JSON, or too much, cannot', () => {
  const cyclic: { self?: object } = {};
  cyclic.self = cyclic;
  expect(() => checkSendable(cyclic)).toThrow(/circular/);
  expect(() => checkSendable({ count: 10n })).toThrow(/BigInt/);
  expect(() => checkSendable('x'.repeat(300_000))).toThrow('its data have 300002 letters; 262144 are the most');
});
