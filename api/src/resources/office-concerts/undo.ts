import { isDeepStrictEqual } from 'node:util';
import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Content, ContentFiles } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { lockAlone } from '../../database/advisory-locks.ts';
import { HttpError } from '../../http/http-error.ts';
import { concertWith, type Editing, concertInFiles } from './edit.ts';
import { enqueueEmails, withdrawVersionEmails } from './enqueue-emails.ts';
import { datesMovedIntoPast, movedDates } from './moved-dates.ts';
import { type EventVersion, versionsOf } from './find.ts';
import { changedFields } from './read-form.ts';
import { type Announcement, isSameLine, type WholeEvent } from './event-patch.ts';
import { assertVersion, type NextVersion, writeConcertVersion } from './save.ts';
import { holdSameContent } from './same-content.ts';
import { showConcert } from './show-on-site.ts';

/**
 * Takes back the newest version: on the site, in the log, and its emails. Those on a waiting list who may know of the change get an email.
 * @param own the content files of this machine
 * @throws HttpError 404, 503 where another machine has brought other content since its page was opened, or 409 where there is nothing to take back, an email has left, the files say the same or somebody else was quicker
 */
export async function undoConcert(
  transaction: Database,
  own: ContentFiles,
  { id, version, who, context }: Omit<Editing, 'lang'> & { version: number },
): Promise<void> {
  const files = await holdSameContent(transaction, own);
  await lockAlone(transaction, 'concertEdits');
  concertInFiles(files, id);
  await assertVersion(transaction, id, version, who);
  const versions = await versionsOf(transaction, id);
  const now = context.now();
  const undoing = planUndo(files, id, { versions, now });
  if (!undoing) throw new HttpError(409, 'nothingToUndo');
  const { newest, next, shown, wanted } = undoing;
  if (undoing.obstacle) throw new HttpError(409, undoing.obstacle);
  const unaware = await withdrawVersionEmails(transaction, id, version, newest.letters);
  await showConcert(transaction, files, { id, patch: next.shown, now });
  const performances = movedDates(shown, wanted, localDay(now));
  const emails = await enqueueEmails(transaction, { id, version: version + 1, performances, unaware, who, context });
  await writeConcertVersion(transaction, { ...next, id, version, emails, who });
}

interface Undoing {
  newest: EventVersion;
  /** The version that undoing writes, without its editor, number and emails. */
  next: Pick<NextVersion, 'shown' | 'draft' | 'announcement' | 'changed'>;
  /** The concert before and after undoing. */
  shown: WholeEvent;
  wanted: WholeEvent;
  /** Why it cannot be undone: the files contain its changes by now, so nothing would change on the site, or a date of before is over. */
  obstacle: 'changeIsInFiles' | 'undoIsPast' | null;
}

/**
 * Plans undoing the newest version. Its announcement is marked as withdrawn.
 * @param versions the newest first
 * @returns undefined where the office has written none
 */
export function planUndo(
  files: Content,
  id: number,
  { versions: [newest, before], now }: { versions: readonly EventVersion[]; now: Date },
): Undoing | undefined {
  if (!newest) return undefined;
  const shown = concertWith(files, id, newest.shown);
  const log = shown.texts.changes;
  const announced = withdrawn(newest.shown.announced ?? [], before?.shown.announced ?? [], { day: localDay(now), log });
  const { announced: _, ...rest } = before?.shown ?? {};
  const next: Undoing['next'] = {
    shown: announced.length ? { ...rest, announced } : rest,
    draft: before?.draft ?? null,
    announcement: before?.draft ? before.announcement : { es: '', en: '' },
    changed: ['undone', ...newest.changed.filter((deed) => deed !== 'undone')],
  };
  const wanted = concertWith(files, id, next.shown);
  // A draft never changes the site, so it can always be taken back.
  const isOfDraft = isDeepStrictEqual(newest.shown, before?.shown ?? {});
  const isInFiles = !isOfDraft && !isReversed(newest, shown, wanted);
  const isPast = datesMovedIntoPast(shown, wanted, now).length > 0;
  return { newest, next, shown, wanted, obstacle: isInFiles ? 'changeIsInFiles' : isPast ? 'undoIsPast' : null };
}

/** Whether undoing a version changes at least one of the fields that it had changed; for a version with an announcement alone, the log. */
function isReversed({ changed }: EventVersion, shown: WholeEvent, wanted: WholeEvent): boolean {
  const deeds = changed.filter((deed) => deed !== 'undone');
  if (!deeds.length) return !isDeepStrictEqual(shown.texts.changes, wanted.texts.changes);
  return changedFields(shown, wanted).some((name) => deeds.includes(name));
}

/**
 * Announcements are never removed, because calendars count them: a line that is no longer wanted is withdrawn, and a line that is wanted
 * again is announced again.
 * @param day of new announcements and withdrawals @param log as it is shown, with the lines that were exported to the files
 */
function withdrawn(
  now: readonly Announcement[],
  wanted: readonly Announcement[],
  { day, log }: { day: string; log: readonly Announcement[] },
): Announcement[] {
  const again = linesBeyond(log, wanted);
  const unwanted = linesBeyond(wanted, now);
  return [
    ...now.map((line) => (unwanted.includes(line) ? { ...line, withdrawnOn: day } : line)),
    ...again.map((line) => ({ ...line, at: day })),
  ];
}

/** The lines that count and that others lack; of a line that was announced twice, the second where others have one. */
function linesBeyond(others: readonly Announcement[], lines: readonly Announcement[]): Announcement[] {
  const counting = (some: readonly Announcement[], line: Announcement) =>
    some.filter((one) => !one.withdrawnOn && isSameLine(one, line)).length;
  return lines.filter(
    (line, place) => !line.withdrawnOn && counting(lines.slice(0, place + 1), line) > counting(others, line),
  );
}
