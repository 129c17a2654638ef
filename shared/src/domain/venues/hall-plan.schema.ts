import { z } from 'zod';

/**
 * Neighbouring rows of one price zone, from front to back. `from` is the number of the first row,
 * `seats` has the number of seats of each row.
 */
const hallRowsSchema = z.object({
  zone: z.string(),
  from: z.number().int().positive(),
  seats: z.array(z.number().int().positive()).min(1),
});

/**
 * A part of a hall whose rows are arcs around one point, the middle of the platform.
 * Angles are degrees from the line that runs to the back of the hall, clockwise on the drawing's right;
 * `radius` is the first row's distance from the point, measured in rows.
 */
export const hallBlockSchema = z.object({
  name: z.string(),
  from: z.number().min(-270).max(270),
  to: z.number().min(-270).max(270),
  radius: z.number().positive(),
  rows: z.array(hallRowsSchema).min(1),
});

/** A hall seen from above, from which both the drawing and its table are made. */
export const hallPlanSchema = z.object({ blocks: z.array(hallBlockSchema).min(1) });
export type HallPlan = z.infer<typeof hallPlanSchema>;
