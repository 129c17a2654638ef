import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';
import { idSchema } from '../../content/fields.ts';
import { readNotes } from './synthesise.ts';

function canRead(notes: string): boolean {
  try {
    return readNotes(notes, 60).length > 0;
  } catch {
    return false;
  }
}

export const melodiesContent = z.array(
  z.object({
    id: idSchema,
    /** A key of works.json. */
    work: z.string(),
    title: textSchema,
    text: textSchema,
    beatsPerMinute: z.int().min(20).max(300),
    /** `F#4:1.5`: a note with its beats; `r` is a rest. */
    notes: z.string().refine((notes) => canRead(notes), 'has a note that cannot be read'),
  }),
);
