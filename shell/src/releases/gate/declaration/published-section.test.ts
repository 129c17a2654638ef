import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { resetRegistry } from '../../registry/registry-log.ts';
import { storeSampleRelease } from '../../../testing/sample-releases/stored-release.ts';
import { sampleRelease } from '../../../testing/sample-releases/sample-release.ts';
import type { BlockPage } from './content-pages.ts';
import { publishedProblems } from './published-section.ts';

let store: string;
useTestFolder((folder) => void (store = folder));

/** Pages of the content by the type of their block. */
const pages: Record<string, BlockPage[]> = {
  'school-login': [{ paths: { es: '/centros', en: '/schools' }, types: ['school-login'] }],
};
const content = {
  pagesWith: async (types: readonly string[]) => ({ pages: types.flatMap((type) => pages[type] ?? []), isWhole: true }),
};

const section = sampleRelease().section!;
const secret = { ...section, isPrivate: true } as const;

it('a section that is private in its live release stays private', async () => {
  expect(await publishedProblems(store, sampleRelease(), content)).toEqual([]);
  await resetRegistry(store, [await storeSampleRelease(store, 'one', { section: secret })]);
  expect(await publishedProblems(store, sampleRelease({ section: secret }), content)).toEqual([]);
  expect(await publishedProblems(store, sampleRelease(), content)).toEqual([
    'section.ts no longer says that it is private, as the live release does: everybody would see its links and pages',
  ]);
  await resetRegistry(store, [await storeSampleRelease(store, 'two')]);
  expect(await publishedProblems(store, sampleRelease(), content)).toEqual([]);
});

it('a block of the live release stays as long as a page of the content has it', async () => {
  const blocks = ['home.education', 'block.school-login', 'block.school-map'];
  await resetRegistry(store, [await storeSampleRelease(store, 'one', { slots: blocks })]);
  expect(await publishedProblems(store, sampleRelease({ slots: blocks }), content)).toEqual([]);
  expect(await publishedProblems(store, sampleRelease({ slots: ['block.school-login'] }), content)).toEqual([]);
  expect(await publishedProblems(store, sampleRelease(), content)).toEqual([
    'it no longer has the slot block.school-login, without which a part of /centros would be missing',
  ]);
});

it('a mount of the live release stays as long as pages of it are below', async () => {
  const live = sampleRelease({ warmUp: ['/portal-empleo', '/en/portal-empleo', '/becas'] });
  const before = { warmUp: live.warmUp, mounts: ['/portal-empleo', '/becas', '/antigua'] };
  await resetRegistry(store, [await storeSampleRelease(store, 'one', before)]);
  expect(await publishedProblems(store, sampleRelease({ mounts: before.mounts }), content)).toEqual([]);
  expect(await publishedProblems(store, sampleRelease({ mounts: ['/portal-empleo', '/becas'] }), content)).toEqual([]);
  expect(await publishedProblems(store, sampleRelease({ mounts: ['/portal-empleo'] }), content)).toEqual([
    expect.stringMatching('^it no longer has the mount /becas: /becas and what else is below it would answer 404'),
  ]);
});
