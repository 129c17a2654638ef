import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { storeFolder } from '../../../releases/store/store.ts';
import { joinFiles } from '../../http/files/join-files.ts';

/** How many hashes are kept: about sixty kinds of pages, two languages and a few vectors per worker, each with a sheet and texts. */
const most = 1_000;

/** Gives the integrity hash of a page's sheet or texts; empty for a file that no release has. @param dataDir with the release store */
export function createJoinedIntegrity(dataDir: string): (address: string) => Promise<string> {
  const hashes = new LRUCache<string, Promise<string>>({ max: most });
  const hashOf = async (address: string) => {
    const text = await joinFiles(storeFolder(dataDir), address);
    return `sha384-${createHash('sha384').update(text).digest('base64')}`;
  };
  return (address) => {
    const known = hashes.get(address);
    if (known) return known;
    const hash = hashOf(address).catch(() => {
      // The next page tries again: the reading may have failed only for a moment, for want of file handles.
      hashes.delete(address);
      return '';
    });
    hashes.set(address, hash);
    return hash;
  };
}
