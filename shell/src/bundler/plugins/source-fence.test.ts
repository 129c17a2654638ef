import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildErrors } from '../build-errors.ts';
import { SourceFencePlugin } from './source-fence.ts';

let root: string;
const file = (name: string) => join(root, name);
useTestFolder(async (own) => {
  root = await realpath(own);
  for (const folder of ['own', 'shared', 'other']) await mkdir(file(folder));
  await writeFile(file('shared/part.js'), 'export const part = 1;');
  await writeFile(file('other/secret.js'), 'export const secret = 1;');
  await writeFile(file('own/inside.js'), "import { part } from '../shared/part.js';\nconsole.log(part);");
  await writeFile(file('own/outside.js'), "import { secret } from '../other/secret.js';\nconsole.log(secret);");
}, beforeAll);

/** The errors of a build with this entry file. */
const build = (entry: string) =>
  buildErrors({ root, entry, plugins: [new SourceFencePlugin([file('own'), file('shared')])] });

it('the source fence accepts an app’s own sources and those of shared', async () =>
  expect(await build('own/inside.js')).toEqual([]));

it('the source fence refuses a source of another app, and names the file that imports it', async () => {
  const [error = ''] = await build('own/outside.js');
  expect(error).toContain(`${file('other/secret.js')}, which ${file('own/outside.js')} imports, is neither in`);
});
