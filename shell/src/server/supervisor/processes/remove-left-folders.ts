import { tmpdir } from 'node:os';
import { isAlive } from '@ofgc/shared/commands/is-alive.ts';
import { day } from '@ofgc/shared/dates/spans.ts';
import { removeOlder } from '../../../releases/store/remove-older.ts';

/** Removes what killed sites and trials have left in the folder for temporary files, and nobody has written into for a day. */
export function removeLeftFolders(folder = tmpdir(), now = Date.now()): Promise<void> {
  return removeOlder(folder, day, now, (name) => {
    const [, owner] = /^ofgc-(trial|\d+)-/.exec(name) ?? [];
    return owner !== undefined && (owner === 'trial' || !isAlive(Number(owner)));
  });
}
