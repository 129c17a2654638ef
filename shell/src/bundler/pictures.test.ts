import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, expect, it } from 'vitest';
import { describeApp, fileAddresses } from './app-build.ts';
import { moduleRules } from './module-rules.ts';
import { scriptTarget } from './target-browsers.ts';

let folder: string;
useTestFolder(async (own) => {
  folder = own;
  await writeFile(join(folder, 'dot.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'dot.module.css'), `.dot { background: url('./dot.svg') }`);
  await writeFile(
    join(folder, 'main.js'),
    `import dot from './dot.svg';\nimport styles from './dot.module.css';\nexport { dot, styles };`,
  );
}, beforeAll);

async function build(side: 'browser' | 'server') {
  const path = join(folder, side);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    target: side === 'server' ? 'node22' : ['web', scriptTarget],
    module: moduleRules('sample', side),
    output: {
      ...fileAddresses(describeApp('sample', folder)),
      path,
      module: true,
      library: { type: 'module' },
      filename: 'main.mjs',
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.hasErrors(), stats?.toString('errors-only')).toBe(false);
  return path;
}

it('an imported picture has the same address on server and browser, and is inlined in a style sheet', async () => {
  const [browser, server] = [await build('browser'), await build('server')];
  const { dot } = (await import(/* @vite-ignore */ join(server, 'main.mjs'))) as { dot: string };
  expect(dot).toMatch(/^\/assets\/sample\/\w+\/browser\/dot\.\w{8}\.svg$/);
  const files = await readdir(browser);
  expect(files).toContain(basename(dot));
  expect(await readdir(server)).not.toContain(basename(dot));
  const sheet = files.find((file) => file.endsWith('.css')) ?? '';
  expect(await readFile(join(browser, sheet), 'utf8')).toContain('url(data:image/svg+xml;base64,');
});
