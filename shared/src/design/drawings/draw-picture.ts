import { seeded } from '../poster/seeded.ts';
import type { DrawingName } from './drawing-names.ts';
import { type DrawingOptions, drawSheet } from './pen/sheet.ts';
import { subjects } from './subjects.ts';

/** Subjects that may be mirrored: a violin would become left-handed, and a piano have its bass on the right. */
const mirrored: ReadonlySet<DrawingName> = new Set(['conductor', 'harp', 'trombone', 'trumpet']);
const beats = [2, 3, 4, 6] as const;

interface PictureOptions extends Pick<DrawingOptions, 'crop' | 'palette' | 'view' | 'count' | 'moved'> {
  /** The slug of a person, whose name determines the rhythm of the rings and of a conductor's stroke. */
  person?: string;
}

/** A subject, or the portrait of a person without a face. @returns an svg element as text, without role or name */
export function drawPicture(name: DrawingName, { person, ...options }: PictureOptions = {}): string {
  const subject = subjects[name];
  if (person === undefined) return drawSheet(subject, options, subject.rhythm ?? name);
  const random = seeded(person);
  const flip = random() < 0.5 && mirrored.has(name);
  const beat = beats[Math.floor(random() * beats.length)];
  return drawSheet(subject, { ...options, person, flip, beat }, person);
}
