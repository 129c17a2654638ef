import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const addressOf = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);

// Hooks and clocks apply to a whole process: it is another one.
it.each<[string, string, string[]]>([
  ['in the file itself', 'const today = new Date();', ['1']],
  ['in a module that comes later', 'mod = () => Date.now();', ['1']],
  ['by a format', 'mod = () => [format.format(), format.formatToParts(), Date()];', ['1', '1', '1']],
  ['of a day that is given', 'const day = new Date(0); format.format(day); format.formatToParts(0);', []],
  ['each time that a function is called', 'ask = () => new Date() && Date.now();', []],
])('notes what asks for the time while it is loaded: %s', async (_, code, lines) => {
  const folder = await testFolder();
  const before = 'let ask = () => {}, mod = () => {}; const format = new Intl.DateTimeFormat("es");';
  const rest =
    'var __webpack_modules__ = { 1: () => mod() };\nexport const load = () => __webpack_modules__[1](); export const call = () => ask();';
  await writeFile(join(folder, 'main.mjs'), `${before} ${code}\n${rest}`);
  const { stdout } = await run(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { watchModules } from ${addressOf('watched-modules.ts')};
     import { noteClockReads } from ${addressOf('clock-reads.ts')};
     import { makeClockMovable } from ${addressOf('movable-clock.ts')};
     import { realpathSync } from 'node:fs';
     import { pathToFileURL } from 'node:url';
     const folder = pathToFileURL(realpathSync(${JSON.stringify(folder)})).href + '/';
     const { isLoading } = watchModules(folder);
     const { onRead, reads } = noteClockReads(isLoading);
     makeClockMovable(onRead);
     const { load, call } = await import(folder + 'main.mjs');
     load(); call(); new Date();
     console.log(JSON.stringify(reads().map(({ line }) => /main\\.mjs:(\\d+)/.exec(line)[1])));`,
  ]);
  expect(JSON.parse(stdout)).toEqual(lines);
});
