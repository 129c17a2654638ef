import { z } from 'zod';
import { themeInstrumentNames } from './theme-instruments.ts';

/** The theme by which a work is known again: where it stands in the score, and its notes. */
export const workThemeSchema = z.object({
  /** The key of the work. */
  work: z.string(),
  /** As the score numbers or names it: "II", "Promenade"; empty where a work has one movement. */
  movement: z.string(),
  /** The score's words on tempo, in their own language. */
  marking: z.string(),
  /** "3–10"; null where the bars are not counted. */
  bars: z.string().nullable(),
  instrument: z.enum(themeInstrumentNames),
  /** "6/8": of the first bar. */
  metre: z.string(),
  /** Quarter notes a minute, whatever the metre. */
  tempo: z.number(),
  /** As `notation.ts` reads them. */
  notes: z.string(),
});
export type WorkTheme = z.infer<typeof workThemeSchema>;
