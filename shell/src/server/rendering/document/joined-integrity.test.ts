import { expect, it, vi } from 'vitest';
import { joinFiles } from '../../http/files/join-files.ts';
import { createJoinedIntegrity } from './joined-integrity.ts';

vi.mock('../../http/files/join-files.ts', { spy: true });

it('the integrity hash of a page’s sheet is read again after a failure, and once after a success', async () => {
  const read = vi.mocked(joinFiles);
  read.mockRejectedValueOnce(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
  read.mockResolvedValue('a {}');
  const integrity = createJoinedIntegrity('/data');
  expect(await integrity('/assets/joined.css')).toBe('');
  const hash = await integrity('/assets/joined.css');
  expect(hash).toMatch(/^sha384-/);
  expect(await integrity('/assets/joined.css')).toBe(hash);
  expect(read).toHaveBeenCalledTimes(2);
});
