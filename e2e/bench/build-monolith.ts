import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { defineMonolith } from '../../rspack.base.ts';

/** Chunk → its script files with their brotli sizes in bytes. */
export type ScriptSizes = Map<string, Map<string, number>>;

/** Builds the sources as one application and weighs its scripts. @throws with the build's errors */
export async function weighMonolith(path: string): Promise<ScriptSizes> {
  const build = defineMonolith({ path, remotes: join(import.meta.dirname, 'monolith-remotes.ts') });
  await new Promise<void>((resolve, reject) => {
    rspack(build, (error, stats) => {
      if (error || stats?.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')));
      resolve();
    });
  });
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

/** What a page needs of the monolith, in bytes: each file once. */
export function weightOf(chunks: readonly string[], sizes: ScriptSizes): number {
  const files = new Map(chunks.flatMap((chunk) => [...(sizes.get(chunk) ?? [])]));
  return [...files.values()].reduce((sum, size) => sum + size, 0);
}
