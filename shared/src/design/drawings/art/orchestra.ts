import type { Subject } from '../pen/sheet.ts';
import { arc, box, disc, dots, fill, line, polar, tenth, range, tube, rounded } from '../pen/strokes.ts';
import { wholeSheet } from './whole-sheet.ts';

/** The plan of an orchestra: chairs in arcs around a podium; the sun is an empty place. */
export const chairs: Subject = {
  palette: 'sand',
  calm: true,
  sun: [...polar(160, 362, 196, 302.8), 17],
  views: { ...wholeSheet, band: { at: [160, 256], to: [0.5, 0.62], k: 1.05 } },
  art: ([ground, body, second]) => {
    const rows = [
      [86, 7],
      [140, 11],
      [194, 15],
      [248, 19],
      [302, 23],
      [356, 27],
    ] as const;
    return (
      rows
        .map(([r, count], i) => {
          const c = i % 2 ? second : body;
          const row = (at: number, width: number, share: number) => {
            const step = (Math.PI * at * 164) / 180 / count;
            return line(
              c,
              width,
              arc(160, 362, at, [188 + (82 * (1 - share)) / count, 352]),
              ` stroke-dasharray="${tenth(step * share)} ${tenth(step * (1 - share))}"`,
            );
          };
          return row(r, 15, 0.6) + row(r + 12.5, 4, 0.68);
        })
        .join('') +
      disc(ground, ...polar(160, 362, 199, 302.8), 19) +
      box(body, 120, 336, 80, 48, 2) +
      box(second, 140, 318, 40, 9, 2)
    );
  },
};

export const screen: Subject = {
  palette: 'teal',
  sunUnder: true,
  rhythm: 'a oa',
  sun: [166, 128, 50],
  views: { ...wholeSheet, band: { at: [160, 220], to: [0.5, 0.5], k: 0.92 } },
  art: ([ground, body, second]) =>
    box(ground, -480, 360, 1280, 80) +
    range(16, (i) => {
      const x = i * 80 - 464;
      return i % 2
        ? fill(second, `M${x} 146L${x + 80} 118V372L${x} 400Z`)
        : fill(body, `M${x} 118L${x + 80} 146V400L${x} 372Z`);
    }).join(''),
};

export const stand: Subject = {
  palette: 'green',
  rhythm: 'atril',
  sun: [160, 88, 21],
  views: { ...wholeSheet, band: { at: [160, 150], to: [0.5, 0.46], k: 1.2 } },
  art: ([ground, body, second]) =>
    line(body, 11, 'M160 230V352M160 318L82 396M160 318L238 396M160 330V396', rounded) +
    fill(second, 'M36 118L284 118L268 246H52Z') +
    box(second, 40, 244, 240, 13, 2) +
    fill(body, 'M62 96Q112 84 158 98V236H70Z') +
    fill(body, 'M258 96Q208 84 162 98V236H250Z') +
    (line(
      ground,
      2,
      range(2, (s) => range(5, (i) => `M76 ${124 + s * 56 + i * 7}H148M172 ${124 + s * 56 + i * 7}H244`).join('')).join(
        '',
      ),
    ) +
      dots(ground, 5, [
        [88, 138],
        [104, 131],
        [126, 145],
        [186, 198],
        [210, 187],
        [232, 205],
        [92, 190],
        [134, 201],
        [190, 131],
        [224, 142],
      ])),
};

export const tuningFork: Subject = {
  palette: 'deep',
  rhythm: 'la la la',
  sun: [122, 78, 19],
  views: { ...wholeSheet, band: { at: [160, 200], to: [0.5, 0.5], k: 1 } },
  art: ([ground, body]) =>
    tube([ground, body], 21, 'M122 62V206A38 38 0 0 0 198 206V62', 5) +
    line(body, 19, 'M160 242V346') +
    disc(body, 160, 356, 19),
};
