import { z } from 'zod';
import { drawingNames, paletteNames } from '../../design/drawings/drawing-names.ts';

/** A person's: what they play, in a colour and a crop of their own. */
export const portraitSchema = z.object({
  drawing: z.enum(drawingNames),
  palette: z.enum(paletteNames),
  view: z.number().int().min(0).max(9),
});

/** What an article is about. */
export const subjectDrawingSchema = z.object({
  name: z.enum(drawingNames),
  palette: z.enum(paletteNames).optional(),
  /** A person's slug: their portrait. */
  person: z.string().optional(),
  view: z.number().int().min(0).max(9).optional(),
  /** How many tickets. */
  count: z.number().int().min(1).max(9).optional(),
  /** A date that moved in the calendar. */
  moved: z.boolean().optional(),
});
export type SubjectDrawing = z.infer<typeof subjectDrawingSchema>;
