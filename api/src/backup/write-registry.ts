import { mkdir, open } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Writes the revisions of a registry to the disk; an existing file is never overwritten.
 * @param registry texts by the names of their files
 * @param written receives the path of each new file, also where a later one fails
 * @throws one sentence with the folder and the code of what failed
 */
export async function writeRegistry(
  folder: string,
  registry: ReadonlyMap<string, string>,
  written: string[],
): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, text] of registry) {
      const file = join(folder, basename(name));
      const handle = await open(file, 'wx');
      written.push(file);
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const sentence = `${folder} could not be written (${code}): nothing is restored, and it can be tried again.`;
    throw new Error(sentence, { cause: error });
  }
}
