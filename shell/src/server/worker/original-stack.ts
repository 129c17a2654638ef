import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A frame of a remote's release: where the release is, its file, line and column. */
const frame = /file:\/\/(\S*?\/[a-z]+\/\w[\w.-]*)\/server\/([\w.-]+\.js):(\d+):(\d+)/g;
/** Maps of releases that failed lately; one is about a megabyte. */
const maxMaps = 8;
const maps = new Map<string, SourceMap | null>();

/** An error's stack with the sources' lines in the place of the build's, where the release keeps its maps. */
export function originalStack(stack: string): string {
  return stack.replaceAll(frame, (built: string, release: string, file: string, line: string, column: string) => {
    const entry = mapOf(release, file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return built;
    return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

/** The same error, for the log. @returns what is no error as it is */
export function withOriginalStack(error: unknown): unknown {
  if (!(error instanceof Error) || !error.stack) return error;
  return Object.create(error, { stack: { value: originalStack(error.stack) } }) as Error;
}

function mapOf(release: string, file: string): SourceMap | null {
  const path = `${release}/maps/server/${file}.map`;
  const known = maps.get(path);
  if (known !== undefined) return known;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(fileURLToPath(`file://${path}`), 'utf8')) as SourceMapPayload);
  } catch {
    // A release from before maps were kept, or one that came over the wire without them.
  }
  if (maps.size >= maxMaps) maps.delete(maps.keys().next().value ?? '');
  maps.set(path, map);
  return map;
}
