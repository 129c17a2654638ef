import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** In milliseconds: whoever has waited so long makes one for itself. */
const patience = 120_000;

/**
 * A dump of a database that the processes of one run share: the first that asks makes it, the others read its file.
 * Without a folder of the run (`e2e/run/phases.ts`) each process makes its own.
 */
export async function shareDump(name: string, make: () => Promise<Blob>): Promise<Blob> {
  const folder = process.env.OFGC_RUN_FOLDER;
  if (!folder) return make();
  const file = join(folder, `${name}.tar`);
  if (await isFirst(`${file}.made`)) {
    const dump = await make();
    // Under another name until it is whole.
    await writeFile(`${file}.draft`, dump.stream());
    await rename(`${file}.draft`, file);
    return dump;
  }
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const content = await readFile(file).catch(() => undefined);
    if (content) return new Blob([content], { type: 'application/x-tar' });
    await setTimeout(50);
  }
  return make();
}

async function isFirst(mark: string): Promise<boolean> {
  return writeFile(mark, '', { flag: 'wx' }).then(
    () => true,
    () => false,
  );
}
