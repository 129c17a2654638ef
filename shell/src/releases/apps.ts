import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** An app is what is built, released and rolled back on its own: the shell or a remote. These are their folders. */
export const appFolders: readonly string[] = [
  'shell',
  ...readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'src/remote.ts')))
    .toSorted(),
];

/** `mfe-jobs` is the folder of the remote `jobs`. */
export function appName(folder: string): string {
  return folder.replace(/^mfe-/, '');
}
