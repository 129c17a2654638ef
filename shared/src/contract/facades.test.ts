import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedImports } from '../testing/named-imports.ts';
import { readSources } from '../testing/source-files.ts';
import { sharedPackages } from './shared-packages.ts';

const root = join(import.meta.dirname, '../../..');
const remotes = ['concerts', 'education', 'explore', 'about', 'jobs'].map((name) => `mfe-${name}/src`);
const files = [
  ...remotes,
  'shared/src',
  ...['client', 'frame', 'pages', 'routing'].map((folder) => `shell/src/${folder}`),
].flatMap((folder) => readSources(join(root, folder)));

describe.each(sharedPackages.flatMap(({ name, facade }) => (facade ? [{ name, facade }] : [])))(
  'the facade of $name',
  ({ name, facade }) => {
    it('has every name that code for the browser imports: another one would be undefined there', async () => {
      const module = (await import(join(root, facade))) as Record<string, unknown>;
      const beyond = namedImports(files, name).filter((one) => !(one.name in module));
      expect(beyond.map((one) => `${one.name} in ${one.path}`)).toEqual([]);
    });
  },
);

it('finds imports of every shape', () => {
  const text = [
    `import { a, type B, c as d } from 'x';`,
    `import type { T } from 'x';`,
    `import {\n  e,\n  f,\n} from "x";`,
    `export { g } from 'x';`,
    `import * as all from 'x';`,
    `import { other } from 'xy';`,
  ].join('\n');
  expect(namedImports([{ path: 'p', text }], 'x').map(({ name }) => name)).toEqual(['a', 'c', 'e', 'f', 'g', '*']);
});
