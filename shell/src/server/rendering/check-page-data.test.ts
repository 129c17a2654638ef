import { expect, it } from 'vitest';
import { checkSendable, checkUnchanged, isSendable } from './check-page-data.ts';

const cyclic: { self?: object } = {};
cyclic.self = cyclic;

it.each([[null], [undefined], ['text'], [{ list: [1, 2] }]])(
  'page data %j can be sent with the page unchanged',
  (data) => {
    expect(() => checkSendable(data)).not.toThrow();
    expect(() => checkUnchanged(data)).not.toThrow();
    expect(isSendable(data)).toBe(true);
  },
);

it('page data that are not JSON or too large cannot be sent', () => {
  expect(() => checkSendable(cyclic)).toThrow(/circular/);
  expect(() => checkSendable({ count: 10n })).toThrow(/BigInt/);
  expect(() => checkSendable('x'.repeat(300_000))).toThrow('its data have 300002 letters; 262144 are the most');
  expect([cyclic, { count: 10n }].map(isSendable)).toEqual([false, false]);
});

class Price {
  amount = 3;
}

it.each<[unknown, string]>([
  [{ season: { from: new Date(0) } }, 'a Date at season.from'],
  [{ events: [{ at: 1 }, { at: new Map() }] }, 'a Map at events[1].at'],
  [new Set([1]), 'a Set'],
  [{ count: 10n }, 'a bigint at count'],
  [[{ price: new Price() }], 'a Price at [0].price'],
  [{ format: () => '' }, 'a function at format'],
  [{ key: Symbol('key') }, 'a symbol at key'],
  [{ share: 0 / 0 }, 'NaN at share'],
  [{ list: [undefined] }, 'undefined at list[0]'],
  // oxlint-disable-next-line no-sparse-arrays -- what it is about
  [{ list: [1, , 2] }, 'undefined at list[1]'],
  [{ call: { [Symbol('seats')]: 3 } }, 'a Symbol(seats) as a name at call'],
  [Object.create(Object.create(null)), 'a child of another object'],
  [{ later: Promise.resolve(1) }, 'a Promise at later'],
  [{ cyclic }, 'themselves in them at cyclic.self'],
])('page data that JSON would change are refused with the place of the change: %#', (data, problem) => {
  expect(() => checkUnchanged(data)).toThrow(`its data have ${problem}: the browser would get something else`);
});

it('page data with a shared object and an object without prototype are accepted', () => {
  const shared = { a: 1 };
  expect(() => checkUnchanged({ one: shared, two: shared, bare: Object.create(null) })).not.toThrow();
});
