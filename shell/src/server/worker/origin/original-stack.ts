import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';

/** A stack frame in a remote's release: the release's folder, the side, the file, line and column. */
const frame = /file:\/\/(\S*?\/[a-z]+\/\w[\w.-]*)\/(server|browser)\/([\w.-]+\.js):(\d+):(\d+)/g;
/** Source maps of recently failed releases, null where there is none; one is about a megabyte. */
const maps = new LRUCache<string, { map: SourceMap | null }>({ max: 8 });

/** An error's stack with positions in the sources instead of the build, where the release keeps its source maps. */
export function originalStack(stack: string): string {
  return stack.replaceAll(
    frame,
    (built: string, release: string, side: string, file: string, line: string, column: string) => {
      const entry = mapOf(release, `${side}/${file}`)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !('originalSource' in entry) || !entry.originalSource) return built;
      return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    },
  );
}

/** The same error with its original stack, for the log. @returns other values unchanged */
export function withOriginalStack(error: unknown): unknown {
  if (!(error instanceof Error) || !error.stack) return error;
  return Object.create(error, { stack: { value: originalStack(error.stack) } }) as Error;
}

/** @param file of the release, such as `server/jobs.portal.js` */
function mapOf(release: string, file: string): SourceMap | null {
  const path = `${release}/maps/${file}.map`;
  const known = maps.get(path);
  if (known) return known.map;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(fileURLToPath(`file://${path}`), 'utf8')) as SourceMapPayload);
  } catch {
    // Older releases, and releases of teams with an older kit, have no source maps on machines that fetched them.
  }
  maps.set(path, { map });
  return map;
}
