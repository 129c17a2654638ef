import { chmodSync, mkdirSync, statSync } from 'node:fs';

/**
 * Makes a folder that only the account of this process may open, also where it was there and open to others.
 * @throws Error where that cannot be changed, as it belongs to another account
 */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if ((statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, 0o700);
  } catch (cause) {
    throw new Error(`${path} is open to other accounts of this machine: its owner must close it (chmod 700)`, {
      cause,
    });
  }
}
