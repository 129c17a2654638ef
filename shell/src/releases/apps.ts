import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { workspaces } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  workspaces: string[];
};

/** An app is what is built, released and rolled back on its own: the shell or a remote. These are their folders. */
export const appFolders: readonly string[] = workspaces.filter(
  (folder) => folder === 'shell' || folder.startsWith('mfe-'),
);

/** `mfe-jobs` is the folder of the remote `jobs`. */
export function appName(folder: string): string {
  return folder.replace(/^mfe-/, '');
}
