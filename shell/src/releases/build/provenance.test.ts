import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { namedChanges, provenanceOf, readProvenance, requireUnchanged } from './provenance.ts';

let root: string;
useTestFolder((folder) => {
  root = folder;
  mkdirSync(join(root, 'mfe-jobs/src'), { recursive: true });
  writeFileSync(join(root, 'mfe-jobs/src/remote.ts'), 'one');
});

afterEach(() => vi.unstubAllEnvs());

function git(...words: string[]): void {
  execFileSync('git', ['-c', 'user.name=ana', '-c', 'user.email=ana@site.test', ...words], { cwd: root });
}
/** Makes a repository of the folder, with all of its files in the first commit. */
function begin(): void {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
}
const read = () => readProvenance(root, 'mfe-jobs');

it('names the commit, and says whether there are changes', async () => {
  begin();
  expect(await read()).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{7,}$/) as string, isDirty: false });
  writeFileSync(join(root, 'mfe-jobs/src/remote.ts'), 'two');
  expect((await read()).isDirty).toBe(true);
  git('commit', '--quiet', '-a', '-m', 'second');
  expect((await read()).isDirty).toBe(false);
  writeFileSync(join(root, '.git/index'), 'damaged');
  expect((await read()).isDirty).toBe(true);
});

it('counts new files, also where the account’s own settings hide them', async () => {
  begin();
  git('config', 'status.showUntrackedFiles', 'no');
  writeFileSync(join(root, 'mfe-jobs/src/new.ts'), 'new');
  expect((await read()).isDirty).toBe(true);
  expect((await provenanceOf(root, ['.'])).isDirty).toBe(true);
});

it('refuses what was built while a file was changed, or another commit was made', async () => {
  begin();
  const before = await provenanceOf(root, ['.']);
  await requireUnchanged(root, ['.'], before);
  writeFileSync(join(root, 'mfe-jobs/src/remote.ts'), 'two');
  await expect(requireUnchanged(root, ['.'], before)).rejects.toThrow('changed while they were built');
  git('commit', '--quiet', '-a', '-m', 'second');
  await expect(requireUnchanged(root, ['.'], before)).rejects.toThrow('changed while they were built');
});

it('names the first of the changed files, and counts the others', async () => {
  begin();
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

it.each([
  ['git refuses to read it, as another account owns it', 'GIT_TEST_ASSUME_DIFFERENT_OWNER', '1', 'dubious ownership'],
  ['there is no git', 'PATH', '/nowhere', 'git is not installed here'],
])('counts a checkout as changed where %s, and says so', async (_, name, value, reason) => {
  begin();
  vi.stubEnv(name, value);
  expect(await read()).toMatchObject({ commit: 'unknown', isDirty: true });
  expect(await provenanceOf(join(root, 'mfe-jobs'), ['.'])).toMatchObject({ isDirty: true });
  expect(await namedChanges(root, ['.']).catch(({ message }: Error) => message)).toContain(reason);
});
