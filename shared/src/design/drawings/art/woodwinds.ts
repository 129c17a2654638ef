import type { Subject } from '../pen/sheet.ts';
import { box, disc, dots, fill, line, rounded } from '../pen/strokes.ts';

const rods = (colour: string, from: number, to: number, y: number) => line(colour, 4, `M${from} ${y}H${to}`, rounded);

/** Keys: position along the tube, size, distance from its middle. @param open the share of each key that is a hole */
const cups = (second: string, ground: string, list: readonly (readonly [number, number, number?])[], open = 0) =>
  list.map(([x, r, y = 0]) => disc(second, x, y, r) + (open ? disc(ground, x, y, r * open) : '')).join('');

export const flute: Subject = {
  palette: 'lilac',
  sun: [74, -2, 17],
  art: ([ground, body, second]) =>
    box(body, 0, -13, 212, 26, 5) +
    box(body, 206, -16, 30, 32, 2) +
    box(body, 236, -13, 320, 26) +
    box(body, 552, -16, 20, 32, 2) +
    box(body, 572, -13, 112, 26, 2) +
    fill(body, 'M34 0C34-26 114-26 114 0C114 26 34 26 34 0Z') +
    box(ground, 14, -13, 4, 26) +
    (line(ground, 3, 'M206 -16v32M236 -16v32M552 -16v32M572 -16v32') +
      rods(second, 262, 552, -20) +
      rods(second, 584, 664, -20) +
      cups(second, ground, [
        [262, 10],
        [286, 10],
        [316, 13],
        [344, 13],
        [372, 13],
        [404, 9],
        [428, 13],
        [457, 13],
        [486, 13],
        [520, 14],
      ]) +
      cups(second, ground, [
        [596, 14],
        [626, 14],
        [656, 14],
      ]) +
      disc(ground, 344, 0, 5) +
      disc(ground, 372, 0, 5) +
      disc(ground, 428, 0, 5) +
      disc(ground, 457, 0, 5) +
      disc(ground, 486, 0, 5) +
      line(second, 6, 'M300 18q14 12 30 4M596 20h34', rounded)),
  views: {
    card: { at: [342, 0], k: 0.72, turn: 52 },
    square: { at: [342, 0], k: 0.78, turn: 45 },
    band: { at: [342, 0], to: [0.5, 0.5], k: 1.28, turn: -6 },
  },
  closer: [
    { at: [74, 0], to: [0.34, 0.34], k: 1.3, turn: 40 },
    { at: [226, 0], to: [0.56, 0.46], k: 1.06, turn: -56 },
  ],
};

/** A bell along x, from half the tube's width to half the rim's. */
const bell = (colour: string, x: number, half: number, to: number, rim: number, lip = 0) =>
  fill(
    colour,
    `M${x} ${-half}C${x + (to - x) * 0.66} ${-half} ${to - 6} ${-rim * 0.62} ${to} ${-rim}H${to + lip}V${rim}H${to}C${to - 6} ${rim * 0.62} ${x + (to - x) * 0.66} ${half} ${x} ${half}Z`,
  );

export const clarinet: Subject = {
  palette: 'sky',
  sun: [22, 4, 15],
  art: ([ground, body, second]) =>
    fill(body, 'M0 12L12 10L92-15H104V15H8Q0 15 0 12Z') +
    box(second, 52, -15, 34, 33, 2) +
    box(body, 104, -20, 62, 40, 4) +
    box(body, 166, -17, 440, 34) +
    bell(body, 600, 17, 690, 46, 8) +
    line(ground, 4, 'M104 -20v40M166 -20v40M386 -20v40M606 -20v40') +
    (line(ground, 3, 'M62 -15v34M76 -15v34') +
      rods(second, 190, 380, -23) +
      rods(second, 396, 596, -23) +
      cups(
        second,
        body,
        [
          [238, 15],
          [284, 15],
          [330, 15],
          [432, 15],
          [478, 15],
          [524, 15],
        ],
        0.6,
      ) +
      dots(ground, 5, [
        [238, 0],
        [284, 0],
        [330, 0],
        [432, 0],
        [478, 0],
        [524, 0],
      ]) +
      cups(second, ground, [
        [202, 9, -6],
        [306, 8, 13],
        [362, 9, -6],
        [572, 14, 8],
        [548, 11, -16],
      ]) +
      line(second, 7, 'M262 26h46M338 27h38M404 27h44', rounded)),
  views: {
    card: { at: [345, 0], k: 0.6, turn: 58 },
    square: { at: [345, 0], k: 0.68, turn: 45 },
    band: { at: [350, 0], k: 1.24, turn: 5 },
  },
  closer: [
    { at: [60, 0], to: [0.4, 0.26], k: 1.7, turn: 64 },
    { at: [330, 0], to: [0.5, 0.52], k: 0.6, turn: 120 },
  ],
};

export const oboe: Subject = {
  palette: 'coral',
  sun: [6, 0, 14],
  art: ([ground, body, second]) =>
    fill(second, 'M0-8Q30-8 44-4H74V4H44Q30 8 0 8Z') +
    box(body, 74, -9, 14, 18, 2) +
    fill(body, 'M88-13H330V13H88Z M334-15H580V15H334Z') +
    fill(body, 'M584-16C620-16 634-34 660-34Q690-34 690-30V30Q690 34 660 34C634 34 620 16 584 16Z') +
    (line(ground, 3, 'M676 -34v68') +
      rods(second, 112, 324, -19) +
      rods(second, 340, 600, -19) +
      rods(second, 420, 560, 20) +
      cups(second, ground, [
        [128, 7, -4],
        [150, 8],
        [182, 12],
        [210, 8, -5],
        [236, 12],
        [268, 12],
        [298, 8, 6],
        [356, 9, -5],
        [392, 13],
        [428, 13],
        [464, 13],
        [500, 11, -4],
        [532, 12, 6],
        [566, 13],
        [618, 11],
      ]) +
      disc(ground, 182, 0, 4) +
      disc(ground, 236, 0, 4) +
      disc(ground, 268, 0, 4) +
      disc(ground, 392, 0, 4) +
      disc(ground, 428, 0, 4) +
      disc(ground, 464, 0, 4)),
  views: {
    card: { at: [340, 0], k: 0.62, turn: 116 },
    square: { at: [345, 0], k: 0.7, turn: 135 },
    band: { at: [345, 0], k: 1.26, turn: -4 },
  },
  closer: [
    { at: [90, 0], to: [0.52, 0.36], k: 1.2, turn: 112 },
    { at: [330, 0], to: [0.5, 0.5], k: 0.6, turn: 62 },
  ],
};

/** A bassoon: two tubes in one boot, the ivory ring above, the crook as an arc. */
export const bassoon: Subject = {
  palette: 'teal',
  sun: [-118, 122, 15],
  art: ([ground, body, second]) =>
    box(body, 6, -20, 34, 130, 2) +
    box(body, 2, 96, 42, 26, 3) +
    box(body, 6, 110, 34, 320) +
    box(body, -36, 150, 38, 280, 8) +
    box(body, -40, 426, 84, 190, 6) +
    box(second, -40, 600, 84, 22, 6) +
    box(second, 2, -34, 42, 20, 3) +
    line(body, 8, 'M-18 150V96C-18 40-64 34-82 66C-96 92-96 104-112 118', rounded) +
    line(second, 11, 'M-104 110L-122 126', rounded) +
    (line(ground, 3, 'M4 150V426M-40 426H44') +
      line(second, 4, 'M46 150V420M-42 180V400M46 440V590') +
      cups(second, ground, [
        [24, 11, 60],
        [24, 11, 176],
        [24, 12, 226],
        [24, 12, 276],
        [24, 12, 338],
        [24, 12, 388],
        [-18, 8, 188],
        [-16, 9, 236],
        [-16, 9, 282],
        [-16, 9, 328],
        [-14, 11, 466],
        [-14, 9, 506],
        [-14, 9, 546],
        [22, 14, 490],
        [22, 14, 546],
      ])),
  views: {
    card: { at: [-20, 290], k: 0.56, turn: 22 },
    square: { at: [-20, 290], k: 0.62, turn: 36 },
    band: { at: [0, 260], to: [0.46, 0.5], k: 1.1, turn: -84 },
  },
  closer: [
    { at: [-40, 160], to: [0.5, 0.44], k: 1.3, turn: 10 },
    { at: [-40, 250], to: [0.46, 0.52], k: 0.78, turn: -16 },
  ],
};
