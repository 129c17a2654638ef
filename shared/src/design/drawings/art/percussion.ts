import type { Subject } from '../pen/sheet.ts';
import { box, disc, dots, line, polar, range, ring, rounded } from '../pen/strokes.ts';

/** Four drums around the player, 32, 29, 26 and 23 inches; the sticks strike a hand's breadth from the rim. */
const drums = [
  [62, 246, 80],
  [106, 112, 72.5],
  [226, 96, 65],
  [280, 214, 57.5],
] as const;

export const timpani: Subject = {
  palette: 'wine',
  calm: true,
  sun: [95, 293, 19],
  art: ([ground, body, second]) =>
    drums
      .map(
        ([x, y, r], i) =>
          disc(ground, x, y, r + 4) +
          disc(i % 2 ? second : body, x, y, r) +
          (ring(ground, { width: 2.4, centre: [x, y], radius: r * 0.88 }) +
            dots(
              ground,
              2.6,
              range(8, (n) => polar(x, y, r * 0.94, n * 45 + 22)),
            )),
      )
      .join('') +
    (
      [
        [95, 293, 156, 380],
        [259, 250, 208, 336],
      ] as const
    )
      .map(
        ([x1, y1, x2, y2]) =>
          line(ground, 12, `M${x1} ${y1}L${x2} ${y2}`, rounded) + line(body, 6, `M${x1} ${y1}L${x2} ${y2}`, rounded),
      )
      .join('') +
    disc(ground, 259, 250, 20) +
    disc(body, 259, 250, 16),
  views: {
    card: { at: [166, 214], to: [0.5, 0.54], k: 0.94 },
    square: { at: [166, 206], k: 1.08 },
    band: { at: [166, 216], to: [0.5, 0.5], k: 0.94 },
  },
  closer: [
    { at: [95, 293], to: [0.6, 0.5], k: 1.5, turn: -20 },
    { at: [130, 240], to: [0.5, 0.5], k: 1.24, turn: 24 },
  ],
};

export const percussion: Subject = {
  palette: 'violet',
  sun: [238, 250, 20],
  art: ([, body]) =>
    line(body, 17, 'M92 306L160 132L228 306H116', rounded) +
    (line(body, 3, 'M160 126C150 90 170 60 160-20') + line(body, 8, 'M240 252L352 140', rounded)),
  views: {
    card: { at: [160, 210], k: 1.16 },
    square: { at: [160, 220], k: 1.4 },
    band: { at: [190, 230], to: [0.5, 0.56], k: 1.34 },
  },
  closer: [{ at: [200, 260], to: [0.5, 0.5], k: 1.8, turn: -14 }],
};

/** Naturals below, sharps above in twos and threes; four mallets. */
export const marimba: Subject = {
  palette: 'coral',
  sun: [148, 262, 15],
  art: ([ground, body, second]) => {
    const count = 15;
    const step = 300 / count;
    const bars = range(count, (i) => {
      const t = i / (count - 1);
      const half = 92 - 40 * t;
      return box(body, 12 + i * step, 262 - half, step * 0.84, half * 2, 1.5);
    }).join('');
    const sharps = range(count - 1, (i) => i)
      .filter((i) => ![2, 6].includes(i % 7))
      .map((i) => {
        const t = i / (count - 1);
        const half = 60 - 26 * t;
        return box(second, 12 + (i + 0.57) * step, 138 - half + 30 * t, step * 0.72, half * 2, 1.5);
      })
      .join('');
    return (
      bars +
      sharps +
      (line(ground, 2.2, 'M6 206L318 232M6 320L318 292M6 116L318 156M6 162L318 176') +
        (
          [
            [148, 262, 120, 430],
            [104, 226, 104, 430],
            [214, 262, 226, 430],
            [250, 250, 246, 430],
          ] as const
        )
          .map(
            ([a, b, c, d], i) =>
              line(ground, 9, `M${a} ${b}L${c} ${d}`) +
              line(second, 4.4, `M${a} ${b}L${c} ${d}`) +
              (i ? disc(ground, a, b, 14) + disc(second, a, b, 11) : ''),
          )
          .join(''))
    );
  },
  views: {
    card: { at: [162, 214], to: [0.5, 0.5], k: 1 },
    square: { at: [162, 214], k: 1.16 },
    band: { at: [162, 236], k: 1.3 },
  },
  closer: [{ at: [148, 262], to: [0.4, 0.5], k: 1.7, turn: -16 }],
};
