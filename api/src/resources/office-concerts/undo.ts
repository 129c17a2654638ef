import { isDeepStrictEqual } from 'node:util';
import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { holdOffSeeding } from '../../database/seeding-lock.ts';
import { HttpError } from '../../http/http-error.ts';
import { concertWith, type Editing, fileOf } from './edit.ts';
import { cancelEmails, queueEmails } from './enqueue-emails.ts';
import { movedDates } from './moved-dates.ts';
import { type EventVersion, versionsOf } from './find.ts';
import { changedFields } from './form.ts';
import type { Announcement, WholeEvent } from './patch.ts';
import { assertVersion, type NextVersion, writeVersion } from './save.ts';
import { showConcert } from './show-on-site.ts';

/**
 * Takes the newest version back: site, log and letters. Who knows of it and waits for a date of it is told.
 * @throws HttpError 404, or 409 where there is nothing to take back, a letter has left, the files say the same or somebody else was quicker
 */
export async function undoConcert(
  transaction: Database,
  files: Content,
  { id, version, who, context }: Omit<Editing, 'lang'> & { version: number },
): Promise<void> {
  await holdOffSeeding(transaction);
  fileOf(files, id);
  await assertVersion(transaction, id, version, who);
  const versions = await versionsOf(transaction, id);
  const now = context.now();
  const day = localDay(now);
  const undoing = planUndo(files, id, { versions, day });
  if (!undoing) throw new HttpError(409, 'nothingToUndo');
  const { newest, next, shown, wanted } = undoing;
  if (undoing.isInFiles) throw new HttpError(409, 'changeIsInFiles');
  const unaware = await cancelEmails(transaction, id, version, newest.letters);
  await showConcert(transaction, files, { id, patch: next.shown, now });
  const performances = movedDates(shown, wanted, day);
  const letters = await queueEmails(transaction, { id, version: version + 1, performances, unaware, who, context });
  await writeVersion(transaction, { ...next, id, version, letters, who });
}

interface Undoing {
  newest: EventVersion;
  /** What undoing writes: all that its editor, its number and its letters do not say. */
  next: Pick<NextVersion, 'shown' | 'draft' | 'announcement' | 'changed'>;
  /** As the site has it, and will have it. */
  shown: WholeEvent;
  wanted: WholeEvent;
  /** The files say by now what the newest version had changed: without it the site is the same. */
  isInFiles: boolean;
}

/**
 * What undoing the newest version comes to. What that had announced is marked as withdrawn.
 * @param versions the newest first @param day today, on the islands
 * @returns undefined where the office has written none
 */
export function planUndo(
  files: Content,
  id: number,
  { versions: [newest, before], day }: { versions: readonly EventVersion[]; day: string },
): Undoing | undefined {
  if (!newest) return undefined;
  const log = fileOf(files, id).texts.changes;
  const announced = withdrawn(newest.shown.announced ?? [], before?.shown.announced ?? [], { day, log });
  const { announced: _, ...rest } = before?.shown ?? {};
  const next: Undoing['next'] = {
    shown: announced.length ? { ...rest, announced } : rest,
    draft: before?.draft ?? null,
    announcement: before?.draft ? before.announcement : { es: '', en: '' },
    changed: ['undone', ...newest.changed.filter((deed) => deed !== 'undone')],
  };
  const [shown, wanted] = [concertWith(files, id, newest.shown), concertWith(files, id, next.shown)];
  // Between a version and its draft the site differs in nothing, whatever the files say.
  const isOfDraft = isDeepStrictEqual(newest.shown, before?.shown ?? {});
  return { newest, next, shown, wanted, isInFiles: !isOfDraft && !isReversed(newest, shown, wanted) };
}

/** Whether something of what a version changed is otherwise again; of one that only announced something, its announcement. */
function isReversed({ changed }: EventVersion, shown: WholeEvent, wanted: WholeEvent): boolean {
  const deeds = changed.filter((deed) => deed !== 'undone');
  if (!deeds.length) return !isDeepStrictEqual(shown.texts.changes, wanted.texts.changes);
  return changedFields(shown, wanted).some((name) => deeds.includes(name));
}

/**
 * What was announced stays counted: a line that is not wanted any more is withdrawn, one that is wanted again is announced again.
 * @param day of what is announced or withdrawn now @param log of the files: a line that has come into it meanwhile is there without the office
 */
function withdrawn(
  now: readonly Announcement[],
  wanted: readonly Announcement[],
  { day, log }: { day: string; log: readonly Announcement[] },
): Announcement[] {
  const again = wanted.filter((line) => !line.withdrawnOn && !isIn(now, line) && !isIn(log, line));
  return [
    ...now.map((line) => (line.withdrawnOn || isIn(wanted, line) ? line : { ...line, withdrawnOn: day })),
    ...again.map((line) => ({ ...line, at: day })),
  ];
}

function isIn(lines: readonly Announcement[], { kind, text }: Announcement): boolean {
  return lines.some((line) => !line.withdrawnOn && line.kind === kind && line.text.es === text.es);
}
