import { appendFile, cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, expect, it } from 'vitest';
import { sourceVersion } from '../build/source-version.ts';
import { releaseApp } from './release-app.ts';

// Two checkouts, as on two machines. Installed packages are those of this repository.
const root = join(import.meta.dirname, '../../../..');
const left = /^(e2e|docs)$|(^|\/)(node_modules|dist|\.(?!browserslistrc$)[a-z]+)(\/|$)|\.test\.tsx?$/;
const timeout = 600_000;
let parent: string;
let checkouts: string[];

useTestFolder((own) => void (parent = own), beforeAll);
beforeAll(async () => {
  checkouts = await Promise.all(['here', 'on-another-machine'].map((name) => checkOut(join(parent, name))));
}, timeout);

async function checkOut(folder: string): Promise<string> {
  await cp(root, folder, { recursive: true, filter: (path) => !left.test(path.slice(root.length + 1)) });
  await linkPackages('node_modules', folder);
  return folder;
}

/** Links each package. Those of the workspace are links already, and lead to the folders of the checkout. */
async function linkPackages(path: string, checkout: string): Promise<void> {
  await mkdir(join(checkout, path));
  for (const { name } of await readdir(join(root, path), { withFileTypes: true })) {
    const entry = join(path, name);
    if (path === 'node_modules/@ofgc') await symlink(join('../..', name), join(checkout, entry));
    else if (name.startsWith('@')) await linkPackages(entry, checkout);
    else if (!name.startsWith('.')) await symlink(join(root, entry), join(checkout, entry));
  }
}

it.each(['mfe-jobs', 'shell'])(
  'builds of %s in two folders have one name, also with another lock file of the repository; another text gives another name',
  async (folder) => {
    const [here = '', there = ''] = checkouts;
    await appendFile(join(there, 'package-lock.json'), '\n');
    // Each time a store of its own, because the sources that a store knows are not built again.
    const sources = sourceVersion(folder);
    const nameOf = async (checkout: string, store: string) =>
      (await releaseApp(checkout, join(checkout, '.data', store), folder, { sources })).version;
    const name = await nameOf(here, 'first');
    expect(await nameOf(there, 'first')).toBe(name);
    process.stdout.write(`${folder}: ${name} in both folders\n`);
    await appendFile(
      join(there, folder, folder === 'shell' ? 'src/client/main.tsx' : 'src/remote.ts'),
      '\nconsole.log(1);\n',
    );
    expect(await nameOf(there, 'second')).not.toBe(name);
  },
  timeout,
);
