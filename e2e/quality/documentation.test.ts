import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const exclude = ['**/node_modules/**', '**/dist/**'];
const files = globSync('{*.{ts,mjs},{shared,api,shell,mfe-*,e2e}/**/*.{ts,tsx,mjs}}', { cwd: root, exclude }).map(
  (file) => `/${file.replaceAll('\\', '/')}`,
);
/** A word of a document may leave out where the file lies; `mfe-x` and capitals stand for any name. */
const isThere = (word: string) => /^mfe-x\/|NAME/.test(word) || files.some((file) => file.endsWith(`/${word}`));

it.each(globSync('{README.md,{docs,docs/decisions,api,e2e,shared}/*.md}', { cwd: root, exclude }))(
  '%s names files that are there',
  (document) => {
    const named = [...readFileSync(join(root, document), 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)];
    expect(named.map(([, word = '']) => word).filter((word) => !isThere(word))).toEqual([]);
  },
);
