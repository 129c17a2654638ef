import { LRUCache } from 'lru-cache';
import type { FollowedAnswers } from './content-headers.ts';
import type { Reading } from './content-changes.ts';
import { addReads, recordingReads } from './record-reads.ts';

/**
 * What was read is used again until one of its tables changes.
 * @param key says everything that the result depends on beside the content; instants of the clock are content
 */
export type ReadCached = <Result extends object>(key: string, read: () => Promise<Result>) => Promise<Result>;

/** Reads each time. */
export const readUncached: ReadCached = (_key, read) => read();

/** In bytes, estimated. */
const maxSize = 4 * 1024 * 1024;

/**
 * Keeps up to 4 MiB of results, estimated, and hands out the same object again; a result with data of visitors is not
 * kept, nor what `read` throws.
 */
export function cachedReads({ changes, relations }: FollowedAnswers): ReadCached {
  const kept = new LRUCache<string, Reading & { relations: ReadonlySet<string>; result: object }>({
    maxSize,
    sizeCalculation: ({ result }, key) => 2 * (JSON.stringify(result).length + key.length) + 512,
  });
  return async <Result extends object>(key: string, read: () => Promise<Result>) => {
    const known = kept.get(key);
    if (known && changes.isCurrent(known)) {
      addReads(known.relations);
      // Only `read` of the same key writes here.
      return known.result as Result;
    }
    const { revision } = changes;
    const names = new Set<string>();
    const result = await recordingReads(names, read);
    addReads(names);
    const tables = new Set([...names].flatMap((name) => relations.tablesOf(name) ?? []));
    if ([...tables].every(relations.isContent)) kept.set(key, { tables, revision, relations: names, result });
    return result;
  };
}
