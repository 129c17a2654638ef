import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { namedChanges, provenanceOf, readProvenance } from './provenance.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ofgc-provenance-'));
  mkdirSync(join(root, 'mfe-jobs/src'), { recursive: true });
  writeFileSync(join(root, 'mfe-jobs/src/remote.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...words: string[]): void {
  execFileSync('git', ['-c', 'user.name=ana', '-c', 'user.email=ana@site.test', ...words], { cwd: root });
}
const read = () => readProvenance(root, 'mfe-jobs');

it('names the commit, and says whether there are changes', async () => {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  expect(await read()).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{7,}$/) as string, isDirty: false });
  writeFileSync(join(root, 'mfe-jobs/src/remote.ts'), 'two');
  expect((await read()).isDirty).toBe(true);
  git('commit', '--quiet', '-a', '-m', 'second');
  expect((await read()).isDirty).toBe(false);
  writeFileSync(join(root, '.git/index'), 'damaged');
  expect((await read()).isDirty).toBe(true);
});

it('counts new files, also where the account’s own settings hide them', async () => {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  git('config', 'status.showUntrackedFiles', 'no');
  writeFileSync(join(root, 'mfe-jobs/src/new.ts'), 'new');
  expect((await read()).isDirty).toBe(true);
  expect((await provenanceOf(root, ['.'])).isDirty).toBe(true);
});

it('names the first of the changed files, and counts the others', async () => {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  expect(await namedChanges(root, ['.'])).toBe('');
  writeFileSync(join(root, 'mfe-jobs/src/remote.ts'), 'two');
  expect(await namedChanges(root, ['.'])).toBe(' (mfe-jobs/src/remote.ts)');
  writeFileSync(join(root, 'notes.md'), 'new');
  expect(await namedChanges(root, ['.'])).toBe(' (mfe-jobs/src/remote.ts and 1 more)');
  expect(await namedChanges(root, ['notes.md'])).toBe(' (notes.md)');
});

it('knows no commit and no changes outside of git', async () => {
  expect(await read()).toMatchObject({ commit: 'unknown', isDirty: false });
});
