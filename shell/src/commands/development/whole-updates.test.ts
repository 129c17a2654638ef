import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, expect, it } from 'vitest';
import { BuildSide } from './build-side.ts';
import { WholeUpdates } from './whole-updates.ts';

let folder: string;
let page: string;
let styles: string;
let browser: BuildSide;
let server: BuildSide;
let updates: WholeUpdates;
let happened: string[];
let answer: () => void;
let refuse: (reason: Error) => void;

beforeEach(async () => {
  folder = await testFolder();
  page = join(folder, 'Page.tsx');
  styles = join(folder, 'page.css');
  edit(page, 1);
  edit(styles, 1);
  browser = new BuildSide();
  server = new BuildSide();
  happened = [];
  updates = new WholeUpdates({
    sides: [browser, server],
    serve() {
      happened.push('serve');
      return new Promise((resolve, reject) => {
        answer = resolve;
        refuse = reject;
      });
    },
    tell: (edited) => happened.push(`tell ${edited.map((file) => file.slice(folder.length + 1)).join()}`),
  });
});

/** @param at seconds, later than any build of this test began, so that the file's time shows which build includes it, not the clock */
function edit(file: string, at: number): void {
  writeFileSync(file, String(at));
  utimesSync(file, at, at);
}
function begin(side: BuildSide, files: string[]): void {
  updates.invalidate();
  side.begin(files);
}
function end(side: BuildSide, reads: string[] | null): Promise<void> {
  side.end(reads);
  return updates.follow(side);
}
async function served(following: Promise<void>): Promise<void> {
  answer();
  await following;
}
const later = 4_000_000_000;
async function serveFirst(): Promise<void> {
  begin(browser, []);
  await end(browser, [page, styles]);
  begin(server, []);
  await served(end(server, [page]));
  happened = [];
}
/** Edits the page, which both builds read; the build for the server has begun then. */
async function editPage(time: number): Promise<void> {
  edit(page, time);
  begin(browser, [page]);
  await end(browser, [page, styles]);
  begin(server, [page]);
}

it('the first update is announced when both builds are done and served', async () => {
  begin(browser, []);
  await end(browser, [page]);
  expect(happened).toEqual([]);
  begin(server, []);
  const following = end(server, [page]);
  expect(happened).toEqual(['serve']);
  expect(updates.isServed).toBe(false);
  await served(following);
  await updates.first;
  expect(happened).toEqual(['serve', 'tell ']);
  expect(updates.isServed).toBe(true);
});

it('an edit is announced when the slower build includes it too', async () => {
  await serveFirst();
  edit(page, later);
  begin(browser, [page]);
  await end(browser, [page, styles]);
  expect(happened).toEqual([]);
  begin(server, [page]);
  await served(end(server, [page]));
  expect(happened).toEqual(['serve', 'tell Page.tsx']);
});

it('an edit of a file that only one build reads does not wait for the other build', async () => {
  await serveFirst();
  edit(styles, later);
  begin(browser, [styles]);
  await served(end(browser, [page, styles]));
  expect(happened).toEqual(['serve', 'tell page.css']);
});

it('an edit during the start of the workers is announced with the next workers only', async () => {
  await serveFirst();
  await editPage(later);
  const following = end(server, [page]);
  edit(page, later + 1);
  begin(server, [page]);
  await served(following);
  await end(server, [page]);
  expect(happened).toEqual(['serve']);
  begin(browser, [page]);
  await served(end(browser, [page, styles]));
  expect(happened).toEqual(['serve', 'serve', 'tell Page.tsx']);
});

it('a failed build is not served, and its edit is announced with the next successful build', async () => {
  await serveFirst();
  edit(page, later);
  begin(browser, [page]);
  await end(browser, null);
  begin(server, [page]);
  await end(server, null);
  expect(happened).toEqual([]);
  await editPage(later + 1);
  await served(end(server, [page]));
  expect(happened).toEqual(['serve', 'tell Page.tsx']);
});

it('an edit that cannot be served counts as not served, and is announced with the next one that is', async () => {
  await serveFirst();
  await editPage(later);
  const following = end(server, [page]);
  refuse(new Error('no worker starts'));
  await expect(following).rejects.toThrow('no worker starts');
  expect([updates.isServed, happened]).toEqual([false, ['serve']]);
  const again = updates.retry();
  refuse(new Error('no worker starts'));
  await expect(again).rejects.toThrow('no worker starts');
  happened = ['serve'];
  await editPage(later + 1);
  await served(end(server, [page]));
  expect([updates.isServed, happened]).toEqual([true, ['serve', 'serve', 'tell Page.tsx']]);
});

it('what could not be served is served again once another app is, and only then', async () => {
  await serveFirst();
  await updates.retry();
  expect(happened).toEqual([]);
  await editPage(later);
  const following = end(server, [page]);
  refuse(new Error('no worker starts'));
  await expect(following).rejects.toThrow();
  await served(updates.retry());
  expect([updates.isServed, happened]).toEqual([true, ['serve', 'serve', 'tell Page.tsx']]);
});
