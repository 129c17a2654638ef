import { rm } from 'node:fs/promises';
import { full } from '@ofgc/shared/testing/full.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { copyContent, seedFrom } from '../../testing/content-copy.ts';
import { announcement, officeConcerts, useConcertOffice } from '../../testing/concert-office.ts';
import { startDeadline } from '../../testing/test-api.ts';
import { findOfficeContent } from '../office-content/routes.ts';
import { writeOfficeContent } from '../office-content/write-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await copyContent(officeConcerts);
});
afterAll(() => rm(folder, { recursive: true }));
const { test, opened, save, undo, shown } = useConcertOffice({ readFiles: () => readContent(folder) });
beforeAll(() => seedFrom(test.database, folder), startDeadline);

/** What the office has written comes into the files, with which the site starts again. */
async function exportContent(): Promise<void> {
  expect(await writeOfficeContent(folder, await findOfficeContent(test.database))).not.toEqual([]);
  expect(await seedFrom(test.database, folder)).toBe(true);
}

describe('a change of a concert that was exported to the content files', () => {
  it('cannot be undone and answers 409, because the files have it', full, async () => {
    expect((await save(9041, { 'status-90411': 'cancelled', ...announcement })).status).toBe(200);
    expect((await opened(9041)).canUndo).toBe(true);
    await exportContent();
    expect((await opened(9041)).canUndo).toBe(false);
    expect(await undo(9041)).toMatchObject({
      status: 409,
      message: expect.stringContaining('ya está en los archivos') as string,
    });
    const { version, preview } = await opened(9041);
    expect([version, preview.es.performances[0]?.state, preview.es.changes.length]).toEqual([1, 'cancelled', 1]);
  });

  it('is kept with its announcement when a later change is undone', async () => {
    expect((await save(9038, { 'status-90381': 'cancelled', ...announcement })).status).toBe(200);
    await exportContent();
    expect((await save(9038, { noteEs: 'Nota.', noteEn: 'Note.', state: 'draft' })).status).toBe(200);
    expect((await undo(9038)).status).toBe(200);
    expect((await save(9038, { noteEs: 'Nota.', noteEn: 'Note.' })).status).toBe(200);
    await vi.waitFor(async () => expect((await shown(9038)).stateNote).toBe('Nota.'));
    expect((await undo(9038)).status).toBe(200);
    await vi.waitFor(async () => expect((await shown(9038)).stateNote).toBeFalsy());
    expect(await shown(9038)).toMatchObject({
      canceled: true,
      changes: [{ kind: 'status', text: announcement.textEs }],
    });
  });

  it('can be undone while it is a draft, which is not exported', async () => {
    expect((await save(9044, { 'status-90441': 'cancelled', ...announcement, state: 'draft' })).status).toBe(200);
    expect((await undo(9044)).status).toBe(200);
    expect((await opened(9044)).isDraft).toBe(false);
    expect((await undo(9044)).status, 'and is a draft again').toBe(200);
    expect((await opened(9044)).isDraft).toBe(true);
  });
});
