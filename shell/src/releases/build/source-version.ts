import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

// Imported by the build and by the running site, so nothing here may import the bundler.
const root = join(import.meta.dirname, '../../../..');

/** The hash of all sources of an app: the same sources have the same hash. */
export function sourceVersion(folder: string): string {
  const hash = createHash('sha256');
  for (const file of sourcePaths(folder).flatMap((path) =>
    /\/(src|public|bundler)$/.test(path) ? sourcesBelow(path) : [path],
  ))
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

/** The files and folders that an app is built from, below the root. */
export function sourcePaths(folder: string): string[] {
  return [
    '.browserslistrc',
    'rspack.base.ts',
    'shell/src/bundler',
    'package-lock.json',
    `${folder}/rspack.config.ts`,
    `${folder}/src`,
    ...(folder === 'shell' ? ['shell/public'] : []),
    'shared/src',
  ];
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();
}
