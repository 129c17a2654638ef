import type { PaletteName } from '../drawing-names.ts';
import type { Colours } from '../pen/palettes.ts';
import type { Subject } from '../pen/sheet.ts';
import { dots, fill, line, tenth, range, ring, rounded } from '../pen/strokes.ts';

/** For each voice the number of rings, and the height of the sun. */
const registers = {
  soprano: [7, 92],
  mezzo: [6, 112],
  alto: [6, 126],
  tenor: [4, 138],
  baritone: [4, 154],
  bass: [3, 168],
} as const;

function openBook([ground, body, second]: Colours, x: number, y: number, s: number, words = ''): string {
  return (
    fill(
      ground,
      `M${x} ${y - 10}L${tenth(x + 124 * s)} ${tenth(y - 44 * s)}V500H${tenth(x - 126 * s)}V${tenth(y - 44 * s)}Z`,
    ) +
    fill(
      body,
      `M${x} ${y}L${tenth(x - 116 * s)} ${tenth(y - 30 * s)}V${tenth(y + 140 * s)}L${x} ${tenth(y + 170 * s)}Z`,
    ) +
    fill(
      second,
      `M${x} ${y}L${tenth(x + 116 * s)} ${tenth(y - 30 * s)}V${tenth(y + 140 * s)}L${x} ${tenth(y + 170 * s)}Z`,
    ) +
    words
  );
}

/** Rings around a head that become thinner and end. */
function echo(colour: string, x: number, y: number, from: number, count: number, reach: number): string {
  const step = reach / count;
  return range(count, (i) =>
    ring(colour, {
      width: step * 0.62 * (1 - i / count) ** 1.1,
      centre: [x, y],
      radius: from + step * (i + 0.3),
    }),
  ).join('');
}

const voice = (name: keyof typeof registers, palette: PaletteName): Subject => ({
  palette,
  calm: true,
  sun: [160, registers[name][1], 54],
  art: (c) => echo(c[1], 160, registers[name][1], 72, registers[name][0], 190) + openBook(c, 160, 290, 2.4),
  views: {
    card: { at: [160, 200], k: 1 },
    square: { at: [160, 206], k: 1.12 },
    band: { at: [160, 170], to: [0.5, 0.46], k: 0.92 },
  },
  closer: [
    { at: [160, 200], to: [0.34, 0.5], k: 1.2 },
    { at: [160, 200], to: [0.7, 0.52], k: 1.2 },
    { at: [160, 180], to: [0.5, 0.5], k: 1.5 },
  ],
});

export const soprano = voice('soprano', 'coral');
export const mezzo = voice('mezzo', 'lilac');
export const alto = voice('alto', 'mint');
export const tenor = voice('tenor', 'deep');
export const baritone = voice('baritone', 'sand');
export const bass = voice('bass', 'wine');

export const choir: Subject = {
  palette: 'sky',
  calm: true,
  art: (c) =>
    range(5, (row) => {
      const y = 58 + row * 80;
      const step = 80;
      const xs = range(6, (i) => -40 + i * step + (row % 2 ? 0 : step / 2));
      const s = step / 80;
      return (
        dots(
          c[1],
          15 * s,
          xs.map((x) => [x, y]),
        ) +
        fill(
          row % 2 ? c[2] : c[1],
          xs
            .map(
              (x) =>
                `M${x} ${y + 26 * s}l${-25 * s} ${-6 * s}v${28 * s}l${25 * s} ${7 * s}l${25 * s} ${-7 * s}v${-28 * s}z`,
            )
            .join(''),
        ) +
        line(c[0], 2, xs.map((x) => `M${x} ${y + 25 * s}v${30 * s}`).join(''))
      );
    }).join(''),
  views: { card: { at: [160, 220], k: 1 }, square: { at: [160, 220], k: 1.26 }, band: { at: [160, 206], k: 2.4 } },
};

export const narrator: Subject = {
  palette: 'mint',
  calm: true,
  sun: [160, 128, 54],
  art: (c) =>
    range(5, (i) =>
      ring(c[1], {
        width: 9.5,
        centre: [160, 128],
        radius: 84 + i * 28,
        more: ` stroke-dasharray="${['70 22 30 22 96 22 44 22', '48 22 110 22 26 22', '120 22 60 22 34 22', '40 22 84 22 150 22', '90 22 30 22 60 22'][i]}"${rounded}`,
      }),
    ).join('') +
    openBook(
      c,
      160,
      290,
      2.4,
      line(
        c[0],
        5,
        (
          [
            [60, 92],
            [86, 70],
            [112, 88],
            [138, 56],
          ] as const
        )
          .map(([y, w]) => `M40 ${218 + y}l${w} ${tenth(w * 0.26)}`)
          .join('') +
          (
            [
              [60, 70],
              [86, 92],
              [112, 60],
              [138, 84],
            ] as const
          )
            .map(([y, w]) => `M186 ${256 + y}l${w} ${tenth(-w * 0.26)}`)
            .join(''),
        rounded,
      ),
    ),
  views: {
    card: { at: [160, 200], k: 1 },
    square: { at: [160, 206], k: 1.12 },
    band: { at: [160, 180], to: [0.5, 0.46], k: 0.92 },
  },
  closer: [{ at: [160, 200], to: [0.36, 0.5], k: 1.2 }],
};
