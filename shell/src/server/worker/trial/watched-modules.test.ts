import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';

const run = promisify(execFile);

// Hooks apply to a whole process: it is another one.
it('gives the error of a module that its importer catches', async () => {
  const folder = await testFolder();
  await writeFile(
    join(folder, 'main.mjs'),
    `var __webpack_modules__ = { 1() { return missing; }, 2: () => 'well' };
     export const load = (id) => Promise.resolve().then(() => __webpack_modules__[id]()).catch(() => 'caught');`,
  );
  const watch = pathToFileURL(join(import.meta.dirname, 'watched-modules.ts')).href;
  const { stdout } = await run(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { watchModules } from ${JSON.stringify(watch)};
     import { realpathSync } from 'node:fs';
     import { pathToFileURL } from 'node:url';
     const folder = pathToFileURL(realpathSync(${JSON.stringify(folder)})).href + '/';
     const { failed } = watchModules(folder);
     const { load } = await import(folder + 'main.mjs');
     const loaded = [await load(2), await load(1)];
     console.log(JSON.stringify([loaded, failed().map(({ file, error }) => [file === folder + 'main.mjs', error.message])]));`,
  ]);
  expect(JSON.parse(stdout)).toEqual([['well', 'caught'], [[true, 'missing is not defined']]]);
});
