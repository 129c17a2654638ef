import type { Subject } from '../pen/sheet.ts';
import { line } from '../pen/strokes.ts';

/** Views of a drawing on a sheet of 320 × 400; parts that fill a wide band are drawn from −560 to 880. */
export const wholeSheet: Subject['views'] = {
  card: { at: [160, 200], k: 1 },
  square: { at: [160, 200], k: 1.12 },
  band: { at: [160, 200], k: 0.8 },
};

/** A line across the widest band. */
export const across = (y: number, colour: string, width: number): string => line(colour, width, `M-560 ${y}H880`);
