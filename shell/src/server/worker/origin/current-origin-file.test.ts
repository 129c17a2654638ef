import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { readEntryNote, recordEvidence } from './current-origin-file.ts';

it('whose code was stopped is recorded, and stopping goes on where it cannot be', async () => {
  const folder = await testFolder();
  const stopped = { remote: 'jobs', version: 'v1', part: 'page' };
  recordEvidence(join(folder, 'note.blocked'), stopped);
  expect(readEntryNote(join(folder, 'note.blocked'))).toEqual(stopped);
  recordEvidence(join(folder, 'no/folder/note.blocked'), stopped);
});
