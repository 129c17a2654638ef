import { z } from 'zod';
import { drawingNames, paletteNames } from '../../design/drawings/drawing-names.ts';

/** The drawing of a person: their instrument, in a colour and a crop of their own. */
export const portraitSchema = z.object({
  drawing: z.enum(drawingNames),
  palette: z.enum(paletteNames),
  view: z.number().int().min(0).max(9),
});

/** The drawing for the subject of an article. */
export const subjectDrawingSchema = z.object({
  name: z.enum(drawingNames),
  palette: z.enum(paletteNames).optional(),
  /** A person's slug, for their portrait. */
  person: z.string().optional(),
  view: z.number().int().min(0).max(9).optional(),
  /** The number of tickets. */
  count: z.number().int().min(1).max(9).optional(),
  /** Whether the calendar shows a date that was moved. */
  moved: z.boolean().optional(),
});
export type SubjectDrawing = z.infer<typeof subjectDrawingSchema>;
