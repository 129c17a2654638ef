import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Section } from '../contract/section.schema.ts';

const root = join(import.meta.dirname, '../../..');

/** The folders of the remotes of this repository. */
export const remoteFolders: readonly string[] = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'src/remote.ts')))
  .toSorted();

/** The section declarations of the shell and the remotes of this repository, by name. */
export async function readSections(): Promise<Record<string, Section>> {
  const entries = ['shell', ...remoteFolders].map(async (folder) => {
    const file = pathToFileURL(join(root, folder, 'src/section.ts')).href;
    const { section } = (await import(/* @vite-ignore */ file)) as { section: Section };
    return [folder.replace(/^mfe-/, ''), section] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
