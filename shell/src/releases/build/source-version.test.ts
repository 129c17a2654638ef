import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { sourcePaths, sourceVersion } from './source-version.ts';

const root = join(import.meta.dirname, '../../../..');

/** A module of the repository and all that it imports there, except types. */
function importedFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(join(root, file), 'utf8').matchAll(
    /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'/gm,
  );
  for (const [, name = ''] of imports) {
    const path = name.startsWith('.') ? join(dirname(file), name) : name.replace(/^@ofgc\/shared\//, 'shared/src/');
    if (/\.tsx?$/.test(path) && existsSync(join(root, path))) importedFrom(relative('', path), found);
  }
  return found;
}

it('counts everything that the bundler’s settings import among the sources', () => {
  const paths = sourcePaths('mfe-jobs');
  // Time limits, old folders and the keys that a build does not get do not change what is built.
  const others = new Set([
    'shell/src/timeouts.ts',
    'shell/src/releases/store/remove-older.ts',
    'shell/src/server/supervisor/processes/worker-environment.ts',
  ]);
  const imported = [...importedFrom('rspack.base.ts')].filter((file) => !others.has(file));
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((file) => !paths.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
});

it('gives each app a hash of its own, and the same one each time', () => {
  expect(sourceVersion('mfe-jobs')).toMatch(/^[0-9a-f]{12}$/);
  expect(sourceVersion('mfe-jobs')).toBe(sourceVersion('mfe-jobs'));
  expect(sourceVersion('mfe-jobs')).not.toBe(sourceVersion('mfe-about'));
});
