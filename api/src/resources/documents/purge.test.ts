import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hour } from '@ofgc/shared/dates/spans.ts';
import { expect, it } from 'vitest';
import { useReadingApi } from '../../testing/use-test-api.ts';
import { purgeDocuments } from './purge.ts';

const test = useReadingApi();

it('the file of a document that was replaced goes after a day, and one that is published stays', async () => {
  const { files } = await test.database.selectFrom('documents').select('files').orderBy('id').executeTakeFirstOrThrow();
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-documents-'));
  const now = new Date('2026-11-20T12:00:00Z');
  const write = async (name: string, hours: number) => {
    const at = new Date(now.getTime() - hours * hour);
    await writeFile(join(folder, name), '%PDF');
    await utimes(join(folder, name), at, at);
  };
  await write(files.es.name, 900);
  await write('replaced.pdf', 25);
  await write('about-to-be-named.pdf', 23);
  await purgeDocuments({ database: test.database, folder, now: () => now });
  expect((await readdir(folder)).toSorted()).toEqual([files.es.name, 'about-to-be-named.pdf'].toSorted());
  await rm(folder, { recursive: true });
  await purgeDocuments({ database: test.database, folder, now: () => now });
});
