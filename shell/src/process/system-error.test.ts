import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { loadRemote } from '../server/worker/loaded-release.ts';
import { systemCode } from './system-error.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  [coded('ENOSPC'), 'ENOSPC'],
  [coded('EMFILE'), 'EMFILE'],
  // Its file is missing in the release; its code imports what it may not.
  [coded('ENOENT'), undefined],
  [coded('ERR_MODULE_NOT_FOUND'), undefined],
  [new Error('failed'), undefined],
  ['failed', undefined],
])('the system’s error in %s is %s', (error, code) => {
  expect(systemCode(error)).toBe(code);
});

it('a release whose files the system cannot read is told from one whose files are missing', async () => {
  const folder = await testFolder();
  const file = join(folder, 'x'.repeat(300));
  const entry = { version: 'v1', mounts: [], slots: [], previous: [] };
  const load = (store: string) => loadRemote({ store, name: 'jobs', entry, enter: (run) => run() });
  expect(await load(file)).toMatchObject({ release: null, code: 'ENAMETOOLONG' });
  expect((await load(folder)).code).toBeUndefined();
});
