import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { releaseFolder } from '../../releases/store/store.ts';
import type { StackFrame } from './read-browser-error.ts';

/** Cached source maps; each is some hundred kilobytes. */
const maps = new LRUCache<string, { map: SourceMap | null }>({ max: 8 });

/** Translates stack frames of built scripts into lines of the sources, with a release's unserved source maps. @returns a line each */
export async function originalFrames(store: string, frames: readonly StackFrame[]): Promise<string[]> {
  return Promise.all(
    frames.map(async ({ remote, version, file, line, column }) => {
      const path = join(releaseFolder(store, remote, version), 'maps/browser', `${file}.map`);
      const known = maps.get(path) ?? { map: await readMap(path) };
      maps.set(path, known);
      const entry = known.map?.findEntry(line - 1, column - 1);
      if (!entry || !('originalSource' in entry) || !entry.originalSource) return `${remote}/${file}:${line}:${column}`;
      return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    }),
  );
}

async function readMap(path: string): Promise<SourceMap | null> {
  try {
    return new SourceMap(JSON.parse(await readFile(path, 'utf8')) as SourceMapPayload);
  } catch {
    // An older release has none on machines that fetched it.
    return null;
  }
}
