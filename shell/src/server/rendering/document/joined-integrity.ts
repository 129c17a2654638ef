import { createHash } from 'node:crypto';
import { storeFolder } from '../../../releases/store/store.ts';
import { joinFiles } from '../../http/files/join-files.ts';

/** Pages are of some sixty kinds, in two languages, and of the few vectors that one worker sees; each has a sheet and words. */
const most = 1_000;

/** Gives the integrity hash of a page's style sheet and of its words; none for a file that no release has. @param dataDir with the store of the releases */
export function createJoinedIntegrity(dataDir: string): (address: string) => Promise<string> {
  const hashes = new Map<string, Promise<string>>();
  const hashOf = async (address: string) => {
    const text = await joinFiles(storeFolder(dataDir), address);
    return `sha384-${createHash('sha384').update(text).digest('base64')}`;
  };
  return (address) => {
    const known = hashes.get(address);
    if (known) return known;
    if (hashes.size >= most) hashes.clear();
    const hash = hashOf(address).catch(() => '');
    hashes.set(address, hash);
    return hash;
  };
}
