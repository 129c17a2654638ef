import { isAlive } from '@ofgc/shared/commands/is-alive.ts';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * A dump of a database, shared by the processes of one run: the first process that needs it makes it, the others wait for its file, and
 * one of them makes it where the first has failed or was killed. Without a folder of the run (`e2e/run/phases.ts`) each process makes its own.
 */
export async function shareDump(name: string, make: () => Promise<Blob>): Promise<Blob> {
  const folder = process.env.OFGC_RUN_FOLDER;
  if (!folder) return make();
  const file = join(folder, `${name}.tar`);
  const mark = `${file}.made`;
  while (!(await isFirst(mark))) {
    const content = await readFile(file).catch(() => undefined);
    if (content) return new Blob([content], { type: 'application/x-tar' });
    // The id of the process that makes the dump; the mark is empty for a moment.
    const maker = Number(await readFile(mark, 'utf8').catch(() => ''));
    if (maker && !isAlive(maker)) await rm(mark, { force: true });
    await setTimeout(50);
  }
  try {
    const dump = await make();
    // The file has another name until it is complete; two processes may both have found that the first was killed.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, dump.stream());
    await rename(draft, file);
    return dump;
  } catch (error) {
    await rm(mark, { force: true });
    throw error;
  }
}

async function isFirst(mark: string): Promise<boolean> {
  return writeFile(mark, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  );
}
