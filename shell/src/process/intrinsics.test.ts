import { describe, expect, it } from 'vitest';
import { changedIntrinsics, rememberIntrinsics } from './intrinsics.ts';

describe('what all sections share', () => {
  const own = Array.prototype.map;
  it.each<[string, () => void, () => void, string]>([
    [
      'a method replaced',
      () => Object.assign(Array.prototype, { map: () => [] }),
      () => Object.assign(Array.prototype, { map: own }),
      'Array.prototype.map',
    ],
    [
      'a method added',
      () => Object.assign(String.prototype, { shout: () => '' }),
      () => Reflect.deleteProperty(String.prototype, 'shout'),
      'String.prototype.shout',
    ],
  ])('%s is noticed', (_, change, undo, name) => {
    const before = rememberIntrinsics();
    change();
    const changed = changedIntrinsics(before);
    undo();
    expect(changed).toEqual([name]);
    expect(changedIntrinsics(before)).toEqual([]);
  });
});
