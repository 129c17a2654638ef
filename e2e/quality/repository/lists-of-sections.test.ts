import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publicSections } from '../pages/routes.ts';

const root = join(import.meta.dirname, '../../..');
const exclude = ['**/node_modules/**', '{api,shared,shell}/**/*.test.{ts,tsx}'];
const files = globSync(['*.{ts,mjs}', '{api/src,e2e,shared/src,shell/src,shell/kit,mfe-*/src}/**/*.{ts,tsx,mjs}'], {
  cwd: root,
  exclude,
});

it('no list and no object without others in it names all sections, because a new one would not be in it', () => {
  const lists = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\[[^[\]]*\]|\{[^{}]*\}/g)].map(([list]) => ({ file, list })),
  );
  const namesAll = (list: string) =>
    publicSections.every(({ name }) => RegExp(`['"](?:mfe-)?${name}['"]|[{,]\\s*${name}:`).test(list));
  expect(files.length).toBeGreaterThan(1_000);
  expect(lists.filter(({ list }) => namesAll(list))).toEqual([]);
  expect(namesAll(JSON.stringify(publicSections.map(({ name }) => name)))).toBe(true);
  expect(namesAll(`{ ${publicSections.map(({ name }) => `${name}: 1`).join(', ')} }`)).toBe(true);
});
