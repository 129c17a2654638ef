import { expect, it } from 'vitest';
import { readWeights } from './weighted-list.ts';

it.each([
  ['es', [['es', 1]]],
  [
    'en-GB;q=0.8, ES ; Q=0.9',
    [
      ['en-gb', 0.8],
      ['es', 0.9],
    ],
  ],
  [
    'br;q=0, gzip;q=nothing',
    [
      ['br', 0],
      ['gzip', 0],
    ],
  ],
  ['', [['', 1]]],
])('reads the names and weights of %j', (header, weights) => expect(readWeights(header)).toEqual(weights));
