import { z } from 'zod';
import { themeInstrumentNames } from './theme-instruments.ts';

/** The theme by which a work is recognised: its place in the score, and its notes. */
export const workThemeSchema = z.object({
  /** The key of the work. */
  work: z.string(),
  /** The movement's number or name in the score: "II", "Promenade"; empty where a work has one movement. */
  movement: z.string(),
  /** The tempo marking of the score, in its own language. */
  marking: z.string(),
  /** "3–10"; null where the bars are not counted. */
  bars: z.string().nullable(),
  instrument: z.enum(themeInstrumentNames),
  /** The metre of the first bar: "6/8". */
  metre: z.string(),
  /** In quarter notes per minute, in any metre. */
  tempo: z.number(),
  /** In the notation of `notation.ts`. */
  notes: z.string(),
});
export type WorkTheme = z.infer<typeof workThemeSchema>;
