import { expect, it } from 'vitest';
import { refuseWith } from './refuse.ts';
import { visitorConcurrency } from './visitor-concurrency.ts';

it.each([
  ['/api/search?term=a', 4],
  ['/api/%73earch?term=a', 4],
  ['/%61pi//Search/?term=a', 4],
  ['/en/buscar?term=a', 4],
  ['/buscar', 10],
  ['/explora?term=a', 10],
])('of ten requests of one address for %s, %i begin', (url, begun) => {
  const takeTurn = visitorConcurrency(() => '192.0.2.1', refuseWith({}));
  let count = 0;
  for (let number = 0; number < 10; number += 1) takeTurn({ url } as never, {} as never, () => (count += 1));
  expect(count).toBe(begun);
});
