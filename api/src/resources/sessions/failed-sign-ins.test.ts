import { expect, it } from 'vitest';
import { useTestApi } from '../../testing/use-test-api.ts';
import { countTry } from './failed-sign-ins.ts';

const test = useTestApi();

it('countTry does not delay a try because a later one was counted first', async () => {
  const tried = { email: 'order@ofgc.example', address: '198.51.100.11', device: undefined, key: Buffer.alloc(32) };
  const now = new Date();
  await countTry(test.database, tried, now);
  await expect(countTry(test.database, tried, new Date(now.getTime() - 5))).resolves.toBeUndefined();
});
