import { expect, it } from 'vitest';
import { cachedReads } from './cached-reads.ts';
import { ContentChanges } from './content-changes.ts';
import { addReads, recordingReads } from './record-reads.ts';

it('a result that was read with the time of before a change is not cached as one of after it', async () => {
  const changes = new ContentChanges();
  const relations = { tablesOf: (name: string) => [name], isContent: () => true };
  const readCached = cachedReads({ changes, relations });
  /** A request that takes the time, and then counts the performances of after it. @param meanwhile happens between the two */
  const request = (time: string, meanwhile = () => {}) =>
    recordingReads({ relations: new Set(), revision: changes.revision }, async () => {
      await Promise.resolve();
      meanwhile();
      return readCached('counts', async () => {
        addReads(['performances']);
        return { time };
      });
    });
  expect(await request('before', () => changes.announce(['performances']))).toEqual({ time: 'before' });
  expect(await request('after')).toEqual({ time: 'after' });
  expect(await request('later')).toEqual({ time: 'after' });
});
