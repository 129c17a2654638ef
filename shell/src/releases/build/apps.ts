import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Folders of the apps. An app is built, released and rolled back on its own: the shell or a remote. */
export const appFolders: readonly string[] = [
  'shell',
  ...readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'src/remote.ts')))
    .toSorted(),
];

/** The name of the app in a folder: `mfe-jobs` contains the remote `jobs`. */
export function appName(folder: string): string {
  return folder.replace(/^mfe-/, '');
}
