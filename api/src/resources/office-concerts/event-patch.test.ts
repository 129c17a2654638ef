import { expect, it } from 'vitest';
import { content } from '../../testing/site-content.ts';
import { concertInFiles } from './edit.ts';
import { type Announcement, patchBetween, patchTexts } from './event-patch.ts';

const line: Announcement = { at: '2026-11-20', kind: 'time', text: { es: 'Cambia de hora.', en: 'Another hour.' } };
const withdrawn = { ...line, withdrawnOn: line.at };
const { event, texts } = concertInFiles(content, content.events[0]?.id ?? 0);

it.each([
  ['an announcement', [], [line]],
  ['one that was exported', [line], [line]],
  ['one that is made again on its day', [], [line, line]],
  ['one that is made again after the export', [line], [line, line]],
  ['one that is withdrawn after the export', [line], [withdrawn]],
  ['one that is withdrawn, and made again', [line], [withdrawn, line]],
  ['one that is made again, and withdrawn once', [line], [line, withdrawn]],
  ['one that is withdrawn twice', [withdrawn], [withdrawn, withdrawn]],
  ['the second of two, of which the first is withdrawn', [withdrawn, line], [withdrawn, withdrawn]],
  ['the first of two, of which the second is withdrawn', [line, withdrawn], [withdrawn, withdrawn]],
])('the log of the files and the office’s part of it give the whole log: %s', (_, log, whole) => {
  const files = { event, texts: { ...texts, changes: log } };
  const patch = patchBetween(files, { event, texts: { ...texts, changes: whole } });
  expect(patchTexts(files.texts, patch).changes).toEqual(whole);
  expect(patchTexts({ ...texts, changes: whole }, patch).changes, 'once the whole is exported').toEqual(whole);
});
