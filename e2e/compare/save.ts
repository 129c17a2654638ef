import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiAddresses } from './api-addresses.ts';
import { pageAddresses } from './page-addresses.ts';
import { readOnce } from './read-once.ts';

const atOnce = 4;

/** Writes the pages of a site and the responses of its API into a folder, one file for each address. @returns the number of files */
export async function save(folder: string, site: string, api: string): Promise<number> {
  const [readPage, readApi] = [readOnce(site), readOnce(api)];
  const queue = [
    ...(await pageAddresses(async (path) => (await readPage(path)).text)).map((path) => ({ path, read: readPage })),
    ...(await apiAddresses(async (path) => (await readApi(path)).text)).map((path) => ({ path, read: readApi })),
  ];
  const count = queue.length;
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { lines } = await next.read(next.path);
        await writeFile(join(folder, fileName(next.path)), `${next.path}\n${lines.join('\n')}\n`);
      }
    }),
  );
  return count;
}

/** A file name for a path, shortened because file systems allow 255 bytes. */
function fileName(path: string): string {
  const name = encodeURIComponent(path);
  if (name.length < 200) return name;
  return `${name.slice(0, 180)}~${createHash('sha256').update(path).digest('hex').slice(0, 12)}`;
}
