import { link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentFolder } from '../../content/read-content.ts';
import { writeOfficeContent } from './write-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ofgc-export-'));
});
afterEach(() => rm(folder, { recursive: true }));

const entry = {
  id: 900,
  title: { es: 'Se aplaza el ensayo.' },
  from: '2026-11-20T08:00:00Z',
  to: '2026-11-21T08:00:00Z',
};
const office = { alerts: [{ id: 900, entry }], concerts: [] };
const alerts = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as { id: number }[];

it('an export into an empty folder makes the changed files there, from those of the site, which stay as they are', async () => {
  const own = join(contentFolder, 'alerts.json');
  const before = await alerts(own);
  expect(await writeOfficeContent(folder, office)).toEqual(['alerts.json']);
  expect(await readdir(folder)).toEqual(['alerts.json']);
  expect(await alerts(join(folder, 'alerts.json'))).toEqual([...before, entry]);
  expect(await alerts(own)).toEqual(before);
});

it('an export changes the files of a folder that has them, and writes none in place', async () => {
  const file = join(folder, 'alerts.json');
  const other = { ...entry, id: 7 };
  await writeFile(file, JSON.stringify([other]));
  // A second name of the same file keeps its content only if another file takes its place.
  await link(file, join(folder, 'before.json'));
  expect(await writeOfficeContent(folder, office)).toEqual(['alerts.json']);
  expect(await alerts(file)).toEqual([other, entry]);
  expect(await alerts(join(folder, 'before.json'))).toEqual([other]);
});
