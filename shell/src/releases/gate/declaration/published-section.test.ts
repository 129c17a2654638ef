import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resetRegistry } from '../../registry/registry-log.ts';
import { storeSampleRelease } from '../../../testing/stored-release.ts';
import { sampleRelease } from '../../../testing/sample-release.ts';
import { publishedProblems } from './published-section.ts';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'ofgc-published-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

const section = sampleRelease().section!;
const secret = { ...section, isPrivate: true } as const;

it('a section that is private in its live release stays private', async () => {
  expect(await publishedProblems(store, sampleRelease())).toEqual([]);
  await resetRegistry(store, [await storeSampleRelease(store, 'one', { section: secret })]);
  expect(await publishedProblems(store, sampleRelease({ section: secret }))).toEqual([]);
  expect(await publishedProblems(store, sampleRelease())).toEqual([
    'section.ts no longer says that it is private, as the live release does: everybody would see its links and pages',
  ]);
  await resetRegistry(store, [await storeSampleRelease(store, 'two')]);
  expect(await publishedProblems(store, sampleRelease())).toEqual([]);
});
