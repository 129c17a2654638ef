import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

// Imported by the build and by the running site, so nothing here may import the bundler.
const ownRoot = join(import.meta.dirname, '../../../..');

/** The bundler's settings, and what they are made of in the shell's sources. */
const bundlerPaths = [
  'rspack.base.ts',
  'shell/src/bundler',
  'shell/src/releases/build',
  ...[
    'addresses/catalogue-address',
    'development-build',
    'frame-sections',
    'addresses/joined-address',
    'release-vector',
  ].map((module) => `shell/src/composition/${module}.ts`),
];

/** The hash of all sources of an app: the same sources have the same hash. */
export function sourceVersion(folder: string): string {
  return sourcesHash(ownRoot, sourcePaths(folder));
}

/** The hash of files and folders, tests left out. @param paths below the root, all of which exist */
export function sourcesHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) =>
    statSync(join(root, path)).isDirectory() ? sourcesBelow(root, path) : [path],
  ))
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

/** The files and folders that an app is built from, below the root. */
export function sourcePaths(folder: string): string[] {
  return [
    '.browserslistrc',
    'package-lock.json',
    ...bundlerPaths,
    `${folder}/rspack.config.ts`,
    `${folder}/package.json`,
    `${folder}/src`,
    ...(folder === 'shell' ? ['shell/public'] : []),
    'shared/package.json',
    'shared/src',
  ];
}

function sourcesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();
}
