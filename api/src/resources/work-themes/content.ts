import { themeInstrumentNames } from '@ofgc/shared/domain/work-themes/theme-instruments.ts';
import { z } from 'zod';
import { findFault } from './find-fault.ts';

const entry = z.strictObject({
  movement: z.string(),
  marking: z.string(),
  bars: z
    .string()
    .regex(/^\d+(–\d+)?$/)
    .optional(),
  instrument: z.enum(themeInstrumentNames),
  /** An edition in the public domain in which the notes can be read. */
  edition: z.string().min(1),
  key: z.string().regex(/^[A-G][#b]? (major|minor)$/),
  metre: z.string(),
  /** Quarter notes per minute. */
  tempo: z.int().min(30).max(320),
  notes: z.string().min(1),
  /** The same notes once more as degrees of the key, written independently to check the notes. */
  degrees: z.string().min(1),
});
export type ThemeEntry = z.infer<typeof entry>;

/** Themes by the keys of works.json. */
export const workThemesContent = z.record(
  z.string(),
  entry.superRefine((theme, context) => {
    const fault = findFault(theme);
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.reason });
  }),
);
