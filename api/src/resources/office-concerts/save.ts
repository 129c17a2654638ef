import type { ConcertDeed } from '@ofgc/shared/domain/office-concerts/concert-fields.ts';
import type { Text } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import type { Identity } from '../sessions/identity.ts';
import { recordChanged } from '../sessions/record-changed.ts';
import { type EventVersion, versionsOf } from './find.ts';
import type { Announcement, EventPatch } from './patch.ts';

export interface NextVersion {
  id: number;
  /** As it was when its page was opened; 0: only the files have it. */
  version: number;
  shown: EventPatch;
  draft: EventPatch | null;
  announcement: Text;
  changed: readonly ConcertDeed[];
  letters: number;
  who: Identity;
}

/** @throws HttpError 409 with the name of whoever was quicker */
export async function assertVersion(transaction: Database, id: number, version: number, who: Identity): Promise<void> {
  const [newest] = await versionsOf(transaction, id);
  if ((newest?.version ?? 0) !== version) throw recordChanged(newest, who);
}

/** Writes the next version of a concert. @throws HttpError 409 with the name of whoever was quicker */
export async function writeVersion(transaction: Database, next: NextVersion): Promise<void> {
  const { id, version, shown, draft, announcement, changed, letters, who } = next;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('eventVersions')
    .values({
      eventId: id,
      version: version + 1,
      at: new Date(),
      accountId: who.accountId,
      actor: who.name,
      shown: JSON.stringify(shown),
      draft: draft && JSON.stringify(draft),
      announcement: JSON.stringify(announcement),
      changed: JSON.stringify(changed),
      letters,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) await assertVersion(transaction, id, version, who);
}

/** What undoing writes of a version: all that its editor, its number and its letters do not say. */
type Undone = Pick<NextVersion, 'shown' | 'draft' | 'announcement' | 'changed'>;

interface Undoing {
  newest: EventVersion;
  before: EventVersion | undefined;
  /** Today, on the islands. */
  day: string;
  /** The log of the files. */
  log: readonly Announcement[];
}

/** What was before the newest version. What that had announced is marked as withdrawn. */
export function undone({ newest, before, day, log }: Undoing): Undone {
  // A line that has come into the files meanwhile is there without the office.
  const wanted = (before?.shown.announced ?? []).filter((line) => !isIn(log, line));
  const announced = withdrawn(newest.shown.announced ?? [], wanted, day);
  const { announced: _, ...rest } = before?.shown ?? {};
  return {
    shown: announced.length ? { ...rest, announced } : rest,
    draft: before?.draft ?? null,
    announcement: before?.draft ? before.announcement : { es: '', en: '' },
    changed: ['undone', ...newest.changed.filter((deed) => deed !== 'undone')],
  };
}

/**
 * What was announced stays counted: a line that is not wanted any more is withdrawn, one that is wanted again is announced again.
 * @param day of what is announced or withdrawn now
 */
function withdrawn(now: readonly Announcement[], wanted: readonly Announcement[], day: string): Announcement[] {
  return [
    ...now.map((line) => (line.withdrawnOn || isIn(wanted, line) ? line : { ...line, withdrawnOn: day })),
    ...wanted.filter((line) => !line.withdrawnOn && !isIn(now, line)).map((line) => ({ ...line, at: day })),
  ];
}

function isIn(lines: readonly Announcement[], { kind, text }: Announcement): boolean {
  return lines.some((line) => !line.withdrawnOn && line.kind === kind && line.text.es === text.es);
}
