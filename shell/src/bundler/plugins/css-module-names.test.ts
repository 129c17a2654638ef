import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildErrors } from '../build-errors.ts';
import { CssModuleNamesPlugin } from './css-module-names.ts';

let root: string;
const file = (name: string) => join(root, name);
useTestFolder(async (own) => {
  root = await realpath(own);
  for (const folder of ['own', 'shared']) {
    await mkdir(file(folder));
    await writeFile(file(`${folder}/Button.module.css`), '.button { color: red; }');
  }
  await writeFile(file('own/Row.module.css'), '.button { color: red; }');
  await writeFile(file('different.js'), "import './own/Row.module.css'; import './shared/Button.module.css';");
  await writeFile(
    file('same.js'),
    "import './different.js'; import './own/Button.module.css'; import './own/Row.module.css';",
  );
}, beforeAll);

/** The errors of a build with this entry file. */
const build = (entry: string) =>
  buildErrors({
    root,
    entry,
    plugins: [new CssModuleNamesPlugin()],
    rules: [{ test: /\.module\.css$/, type: 'css/module' }],
  });

it('CSS modules with different names are built', async () => expect(await build('different.js')).toEqual([]));

it('two CSS modules with one name are refused, and both are named', async () => {
  const [error = '', ...others] = await build('same.js');
  expect(others).toEqual([]);
  for (const folder of ['own', 'shared']) expect(error).toContain(file(`${folder}/Button.module.css`));
  expect(error).toContain('Give it another name.');
});
