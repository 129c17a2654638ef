import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Configuration } from '@rspack/core';
import { defineMonolith } from '../../../rspack.base.ts';
import { remoteFolders } from '../../../shared/src/testing/read-sections.ts';
import { runRspack } from './run-rspack.ts';

/** The script files of each chunk with their brotli sizes in bytes. */
export type ScriptSizes = Map<string, Map<string, number>>;

/** The build of all sources as one application that imports the remotes statically. @param path the build's output folder */
export async function defineBenchMonolith(path: string): Promise<Configuration> {
  return defineMonolith({ path, remotes: await writeRemotes(`${path}-sources`) });
}

/** Builds the sources as one application and weighs its scripts. @throws with the build's errors */
export async function weighMonolith(path: string): Promise<ScriptSizes> {
  await runRspack([await defineBenchMonolith(path)]);
  const chunks = JSON.parse(await readFile(join(path, 'chunks.json'), 'utf8')) as Record<string, { js: string[] }>;
  const sizes: ScriptSizes = new Map();
  for (const [name, { js }] of Object.entries(chunks)) {
    const files = await Promise.all(
      js.map(async (file) => [file, brotliCompressSync(await readFile(join(path, file))).length] as const),
    );
    sizes.set(name, new Map(files));
  }
  return sizes;
}

/** Writes the module that imports every remote of this repository. @returns its file */
async function writeRemotes(folder: string): Promise<string> {
  const root = join(import.meta.dirname, '../../..');
  const names = remoteFolders.map((remote) => remote.replace(/^mfe-/, ''));
  const lines = [
    ...names.map(
      (name) => `import { remote as ${name} } from ${JSON.stringify(join(root, `mfe-${name}/src/remote.ts`))};`,
    ),
    `import { remotesOf } from ${JSON.stringify(join(import.meta.dirname, 'monolith-remotes.ts'))};`,
    `export const Remotes = remotesOf({ ${names.join(', ')} });`,
  ];
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'remotes.ts');
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

/** The bytes of the monolith's files that a page needs; a file of several chunks counts once. */
export function weightOf(chunks: readonly string[], sizes: ScriptSizes): number {
  const files = new Map(chunks.flatMap((chunk) => [...(sizes.get(chunk) ?? [])]));
  return [...files.values()].reduce((sum, size) => sum + size, 0);
}
