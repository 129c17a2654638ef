import { chmodSync, mkdirSync } from 'node:fs';

/** Makes a folder that only the account of this process may open, also where it was there and open to others. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}
