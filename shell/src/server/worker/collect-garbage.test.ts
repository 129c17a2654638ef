import { setImmediate as turn } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

it('gives back what nobody holds, and leaves nobody the means to do the same', async () => {
  const held = new WeakRef({ what: 'nobody holds' });
  await turn();
  collectGarbage();
  expect(held.deref()).toBeUndefined();
  expect(runInNewContext('typeof gc')).toBe('undefined');
});
