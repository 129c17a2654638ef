import { LRUCache } from 'lru-cache';
import type { FollowedAnswers } from './content-headers.ts';
import type { ContentSource } from '@ofgc/shared/http/content-change.ts';
import { addReads, recordingReads, revisionOfReading } from './record-reads.ts';

/**
 * Returns the cached result of `read` until one of the tables that it read changes.
 * @param key names everything that the result depends on besides the content; the passing of time counts as a change of content
 */
export type ReadCached = <Result extends object>(key: string, read: () => Promise<Result>) => Promise<Result>;

/** Caches nothing: reads each time. */
export const readUncached: ReadCached = (_key, read) => read();

/** Size of all cached results, in bytes, estimated. */
const maxSize = 4 * 1024 * 1024;

/**
 * Caches up to 4 MiB of results, estimated, and returns the same object again. A result that was read from visitors' data is not cached, and
 * neither is an error that `read` throws.
 */
export function cachedReads({ changes, relations }: FollowedAnswers): ReadCached {
  const cached = new LRUCache<string, ContentSource & { relations: ReadonlySet<string>; result: object }>({
    maxSize,
    sizeCalculation: ({ result }, key) => 2 * (JSON.stringify(result).length + key.length) + 512,
  });
  return async <Result extends object>(key: string, read: () => Promise<Result>) => {
    const known = cached.get(key);
    if (known && changes.isCurrent(known)) {
      addReads(known.relations);
      // The cast is safe: only a `read` under the same key has stored this result.
      return known.result as Result;
    }
    // The request may have taken the time at its beginning, so what it reads now is only as new as that.
    const revision = revisionOfReading() ?? changes.revision;
    const names = new Set<string>();
    const result = await recordingReads({ relations: names, revision }, read);
    addReads(names);
    const tables = new Set([...names].flatMap((name) => relations.tablesOf(name) ?? []));
    if ([...tables].every(relations.isContent))
      cached.set(key, { tables: [...tables], revision, relations: names, result });
    return result;
  };
}
