import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Packages of the root are installed where every package finds them, so that neither the compiler nor knip misses a declaration.
const root = join(import.meta.dirname, '../../..');
interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
const folders = readdirSync(root).filter((folder) => /^(api|e2e|mfe-[a-z]+|shared|shell)$/.test(folder));

/** The packages that a source imports: `'@ofgc/shared/text/slug.ts'` is of `@ofgc/shared`. */
function importedPackages(source: string): string[] {
  const imports = source.matchAll(
    /(?:^(?:import|export)\s(?:[^'"`;()=]*\sfrom\s)?|\bimport\()['"]((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^'"\n]*)?['"]/gm,
  );
  return [...imports].map(([, name = '']) => name).filter((name) => !isBuiltin(name));
}

function importsOf(folder: string): Map<string, string> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    // The kit's files are those of sections in their own repositories.
    .filter((file) => /\.tsx?$/.test(file) && !/^kit[/\\](?!commands)|node_modules/.test(file))
    .flatMap((file) =>
      importedPackages(readFileSync(join(root, folder, file), 'utf8')).map((name) => [name, file] as const),
    );
  return new Map(files);
}

it.each(folders)('%s declares every package that it imports', (folder) => {
  const { name, dependencies, devDependencies } = manifestOf(folder);
  const declared = new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })]);
  const imported = importsOf(folder);
  expect([...imported].filter(([one]) => !declared.has(one))).toEqual([]);
  expect(imported.size).toBeGreaterThan(2);
});

it.each([
  [`import { it } from 'vitest';`, ['vitest']],
  [`import type {\n  A,\n} from '@ofgc/shared/text/a.ts';\nexport * from "./b.ts";`, ['@ofgc/shared']],
  [`await import('kysely')`, ['kysely']],
  [`import 'node:fs';\nimport '#react-router';\nimport './style.css';`, []],
])('importedPackages reads %j', (source, names) => expect(importedPackages(source)).toEqual(names));
