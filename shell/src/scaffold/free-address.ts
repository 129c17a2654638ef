import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteModule } from '@ofgc/shared/contract';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import type { NewRemote } from './scaffold.ts';

/**
 * Checks that no other section of this repository and no page of the content has the address of a new section.
 * @param root of the repository
 * @throws one sentence that names the owner: `mfe-about`, or the file of a page
 */
export async function checkFreeAddress(root: string, { name, mount }: NewRemote): Promise<void> {
  const owned = [...(await addressesOfRemotes(root)), ...(await addressesOfContent(root))];
  const other = owned.find(
    ([owner, address]) => owner !== `mfe-${name}` && (isBelow(mount, address) || isBelow(address, mount)),
  );
  if (other) throw new Error(`${mount} belongs to ${other[0]}.`);
}

type Owned = readonly [owner: string, address: string];

async function addressesOfRemotes(root: string): Promise<Owned[]> {
  const folders = (await readdir(root)).filter(
    (folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'src/remote.ts')),
  );
  const found = await Promise.all(
    folders.map(async (folder) => {
      const file = pathToFileURL(join(root, folder, 'src/remote.ts')).href;
      const { remote } = (await import(/* @vite-ignore */ file)) as { remote: RemoteModule };
      return remote.mounts.map((mount): Owned => [folder, mount]);
    }),
  );
  return found.flat();
}

/** Addresses of the first level only: the others are below them. */
async function addressesOfContent(root: string): Promise<Owned[]> {
  const folder = join(root, 'api/content/content-pages');
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const found = await Promise.all(
    files.map(async (file) => {
      const { slugInEnglish } = JSON.parse(await readFile(join(folder, file), 'utf8')) as { slugInEnglish?: string };
      const slug = file.replace(/\.json$/, '');
      return [slug, slugInEnglish ?? slug].map((one): Owned => [`api/content/content-pages/${file}`, `/${one}`]);
    }),
  );
  return found.flat();
}
