import { describe, expect, it } from 'vitest';
import { instrumentationOf, splitSoloParts } from './solo-parts.ts';

describe('the solo parts of a work', () => {
  it.each([
    [undefined, [], []],
    ['piano', ['piano'], ['piano']],
    ['violin, cello and piano', ['violin', 'cello', 'piano'], ['violin', 'cello', 'piano']],
    ['two pianos', ['piano', 'piano'], ['piano', 'piano']],
    ['women’s chorus', ['women’s chorus'], ['chorus']],
    [
      'soprano, tenor, baritone, chorus and children’s chorus',
      ['soprano', 'tenor', 'baritone', 'chorus', 'children’s chorus'],
      ['soprano', 'tenor', 'baritone', 'chorus', 'chorus'],
    ],
  ])('of “%s” are %j, and %j on the poster', (solo, parts, instrumentation) => {
    expect(splitSoloParts(solo)).toEqual(parts);
    expect(instrumentationOf(parts)).toEqual(instrumentation);
  });
});
