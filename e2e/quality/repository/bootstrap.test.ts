import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';

const wanted = {
  '': { name: 'site' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/only-on-windows': { version: '1.0.0', integrity: 'sha512-w', optional: true },
  'node_modules/tests': { version: '1.0.0', integrity: 'sha512-t', dev: true },
  'node_modules/types': { version: '1.0.0', integrity: 'sha512-y', dev: true },
};
const { 'node_modules/a': a, 'node_modules/tests': tests, 'node_modules/types': types } = wanted;

/** Runs a command in a repository where npm says that it installed these packages. @returns what it printed */
async function run(installed: object | null): Promise<string> {
  const folder = await testFolder();
  copyFileSync(join(import.meta.dirname, '../../../bootstrap.mjs'), join(folder, 'bootstrap.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  writeFileSync(join(folder, 'npm.mjs'), `console.log('npm', process.argv[2])`);
  writeFileSync(join(folder, 'command.ts'), `console.log('the command')`);
  mkdirSync(join(folder, 'node_modules'));
  if (installed)
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  const env = { ...process.env, npm_execpath: join(folder, 'npm.mjs') };
  const { stdout } = spawnSync(process.execPath, ['bootstrap.mjs', 'command.ts'], { cwd: folder, env });
  expect(existsSync(join(folder, 'node_modules/.installed-lock'))).toBe(true);
  return String(stdout);
}

it.each([
  ['all packages of this system', { 'node_modules/a': a, 'node_modules/tests': tests, 'node_modules/types': types }],
  ['no packages of development, as on a production machine', { 'node_modules/a': a }],
])('a command installs nothing again where npm has installed %s', async (_, installed) => {
  expect(await run(installed)).toBe('the command\n');
});

it.each([
  ['nothing', null],
  ['one package too few', { 'node_modules/tests': tests, 'node_modules/types': types }],
  ['one package of development too few', { 'node_modules/a': a, 'node_modules/tests': tests }],
  ['another version', { 'node_modules/a': { ...a, version: '0.9.0' } }],
  ['one package too many', { 'node_modules/a': a, 'node_modules/b': a }],
])('a command installs the packages first where npm has installed %s', async (_, installed) => {
  expect(await run(installed)).toMatch(/npm ci\nthe command\n$/);
});
