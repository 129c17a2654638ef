import type { Family } from './instrumentation.ts';
import type { Random } from './poster-types.ts';
import { rays, ring, rows, tenth } from './poster-strokes.ts';

interface TexturedRing {
  /** The ring's inner radius and its thickness, in units of the sheet. */
  inner: number;
  thickness: number;
  /** A 320th of the sheet's shorter side. */
  unit: number;
  random: Random;
}

/** The texture of voices, which fades like an echo: the beginning of each echo in the ring, and its inked share. */
const echoes = [
  [0, 0.36],
  [0.44, 0.22],
  [0.74, 0.12],
  [0.94, 0.06],
] as const;

/** The texture of each family. */
export const textures: Record<Family, (stroke: TexturedRing) => string> = {
  tutti: ({ inner, thickness }) => ring(inner + thickness / 2, thickness + 0.4),
  strings: (stroke) => rows(stroke, 7.2 * stroke.unit, 0.42),
  chamber: (stroke) => rows(stroke, Math.max(stroke.thickness / 3, 4 * stroke.unit), 0.3),
  keys: (stroke) => rays(stroke, 11 * stroke.unit, 0.6),
  brass: (stroke) => rays(stroke, 34 * stroke.unit, 0.5),
  voice: ({ inner, thickness: t }) => echoes.map(([at, part]) => ring(inner + t * (at + part / 2), t * part)).join(''),
  organ: ({ inner, thickness, unit, random }) =>
    ring(
      inner + thickness / 2,
      thickness,
      Array.from({ length: 9 }, () => `${tenth((4 + random() * 20) * unit)} ${tenth(5 * unit)}`).join(' '),
    ),
  wind: (stroke) =>
    rows(
      stroke,
      15 * stroke.unit,
      0.58,
      (_, width) => `${tenth((18 + 26 * stroke.random()) * stroke.unit)} ${tenth(width * 1.9)}`,
    ),
  choir: (stroke) =>
    rows(stroke, 17 * stroke.unit, 0.6, (radius) => {
      const round = 2 * Math.PI * radius;
      return `0 ${tenth(round / Math.max(1, Math.round(round / (17 * stroke.unit))))}`;
    }),
};
