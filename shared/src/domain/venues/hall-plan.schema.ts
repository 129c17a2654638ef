import { z } from 'zod';

/**
 * Neighbouring rows of one price zone, front to back. `from` is the number of the first of them,
 * `seats` how many seats each has.
 */
export const hallRowsSchema = z.object({
  zone: z.string(),
  from: z.number().int().positive(),
  seats: z.array(z.number().int().positive()).min(1),
});

/**
 * A part of a hall whose rows are arcs round one point, the middle of the platform.
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

/** A hall seen from above: what the drawing and its table are both made from. */
export const hallPlanSchema = z.object({ blocks: z.array(hallBlockSchema).min(1) });
export type HallPlan = z.infer<typeof hallPlanSchema>;
export type HallBlock = z.infer<typeof hallBlockSchema>;
