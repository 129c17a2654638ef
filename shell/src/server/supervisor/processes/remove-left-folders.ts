import { tmpdir } from 'node:os';
import { isAlive } from '@ofgc/shared/commands/is-alive.ts';
import { removeOlder } from '../../../releases/store/remove-older.ts';

/** How long nobody has written into a folder that was left, in milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** Removes what killed sites and trials have left in the folder for temporary files. */
export function removeLeftFolders(folder = tmpdir(), now = Date.now()): Promise<void> {
  return removeOlder(folder, day, now, (name) => {
    const [, owner] = /^ofgc-(trial|\d+)-/.exec(name) ?? [];
    return owner !== undefined && (owner === 'trial' || !isAlive(Number(owner)));
  });
}
