import { createHash } from 'node:crypto';
import { readStyles } from '../../composition/style-address.ts';
import { storeFolder } from '../../releases/store/store.ts';
import { composeStyles } from '../http/files/serve-page-styles.ts';

/** Pages are of some sixty kinds, in two languages, and of the few vectors that one worker sees. */
const most = 500;

/** Gives the hash of a page's one sheet; of a sheet that no release has, none. @param dataDir with the store of the releases */
export function createStyleIntegrity(dataDir: string): (address: string) => Promise<string> {
  const hashes = new Map<string, Promise<string>>();
  const hashOf = async (address: string) => {
    const text = await composeStyles(storeFolder(dataDir), readStyles(address) ?? []);
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
