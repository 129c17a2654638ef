import type { Colours } from '../pen/palettes.ts';
import type { Subject } from '../pen/sheet.ts';
import { box, disc, fill, line, mirrored, type Outline, tenth, rounded } from '../pen/strokes.ts';

/** y = 0 is the top of the body, which is 355 long; the bridge is at 195. */
const violinOutline: Outline = [
  [0, 0],
  [46, 0, 84, 20, 84, 70],
  [84, 99, 69, 105, 81, 121],
  [59, 127, 55, 148, 55, 168],
  [55, 194, 70, 216, 98, 222],
  [90, 234, 104, 246, 104, 278],
  [104, 330, 58, 355, 0, 355],
];

const doubleBassOutline: Outline = [
  [9, -14],
  [10, 34, 46, 34, 66, 64],
  [80, 86, 76, 108, 74, 132],
  [58, 138, 56, 156, 56, 174],
  [56, 200, 74, 218, 97, 226],
  [94, 240, 108, 252, 108, 284],
  [108, 334, 60, 358, 0, 358],
];

function bowed({ outline = violinOutline, pin = 0, neck = 1, peg = 1, strings = 2.2, deep = 0 }) {
  return ([ground, body, second]: Colours) => {
    const nut = -132 * neck;
    const soundHole = (side: number) =>
      line(
        ground,
        5.4,
        `M${side * 25} 163C${side * 24} 149 ${side * 39} 148 ${side * 41} 163C${side * 43.5} 182 ${side * 40.5} 206 ${side * 43} 221C${side * 46} 237 ${side * 62} 236 ${side * 60} 221`,
      ) +
      (disc(ground, side * 26, 163.5, 4.6) +
        disc(ground, side * 59, 221, 6) +
        line(ground, 2.4, `M${side * 35} 194h${side * 14}`));
    const pegs = (
      [
        [1, 18],
        [-1, 34],
        [1, 50],
        [-1, 66],
      ] as const
    )
      .map(
        ([side, up]) =>
          line(second, 4.4 * peg, `M0 ${nut - up}H${side * 30 * peg}`) +
          line(second, 10 * peg, `M${side * 30 * peg} ${nut - up}h${side * 9 * peg}`, rounded),
      )
      .join('');
    const head = pegs + disc(body, -13, nut - 92, 9) + disc(body, 13, nut - 92, 9);
    return (
      (pin ? line(second, 6, `M0 350V${350 + pin}`) : '') +
      fill(body, mirrored(outline)) +
      (head +
        fill(body, `M-11 ${nut}L-8 ${nut - 88}H8L11 ${nut}L13 0H-13Z`) +
        disc(body, 0, nut - 94, 13) +
        disc(ground, 0, nut - 94, 4.5)) +
      soundHole(1) +
      soundHole(-1) +
      fill(second, `M-11.5 ${nut}H11.5L21 ${138 + deep}H-21Z`) +
      (fill(second, `M-20 246Q0 238 20 246L12 344Q0 350-12 344Z`) + fill(second, 'M-24 192Q0 182 24 192L26 199H-26Z')) +
      line(
        ground,
        strings,
        [-3, -1, 1, 3].map((s) => `M${tenth(s * 2.7)} ${nut}L${tenth(s * 5.6)} 192L${tenth(s * 4.6)} 248`).join(''),
      ) +
      line(second, 6, 'M-238 116L262 226', rounded) +
      line(second, 2.4, 'M-232 128L236 231') +
      box(second, 214, 219, 26, 14, 3)
    );
  };
}

export const violin: Subject = {
  art: bowed({}),
  sun: [0, 167, 25],
  palette: 'sand',
  views: {
    card: { at: [0, 110], k: 0.66, turn: 24 },
    square: { at: [0, 118], k: 0.72, turn: 40 },
    band: { at: [0, 130], to: [0.42, 0.5], k: 1.24, turn: 82 },
  },
  closer: [
    { at: [0, 175], to: [0.62, 0.46], k: 1.5, turn: 12 },
    { at: [0, 167], to: [0.36, 0.6], k: 1.12, turn: -38 },
    { at: [0, 160], to: [0.5, 0.62], k: 1.9, turn: 90 },
  ],
};

export const viola: Subject = {
  art: bowed({ strings: 2.5 }),
  sun: [0, 167, 23],
  palette: 'mint',
  views: {
    card: { at: [0, 180], to: [0.66, 0.5], k: 1.24, turn: -18 },
    square: { at: [0, 180], to: [0.6, 0.5], k: 1.4, turn: -18 },
    band: { at: [0, 170], to: [0.6, 0.52], k: 1.5, turn: -82 },
  },
  closer: [
    { at: [0, 167], to: [0.3, 0.42], k: 1.72, turn: 14 },
    { at: [0, 130], to: [0.5, 0.5], k: 0.84, turn: -42 },
  ],
};

export const cello: Subject = {
  art: bowed({ pin: 130, peg: 0.86, neck: 1.04, strings: 2.6, deep: 6 }),
  sun: [0, 168, 25],
  palette: 'coral',
  views: {
    card: { at: [0, 150], to: [0.5, 0.54], k: 0.66, turn: 7 },
    square: { at: [0, 168], k: 0.86, turn: 8 },
    band: { at: [0, 200], to: [0.5, 0.5], k: 1.3, turn: -84 },
  },
  closer: [
    { at: [0, 168], to: [0.4, 0.4], k: 1.5, turn: 8 },
    { at: [0, 240], to: [0.7, 0.5], k: 1.3, turn: -9 },
    { at: [0, 168], to: [0.56, 0.66], k: 1.05, turn: 12 },
  ],
};

export const doublebass: Subject = {
  art: bowed({ outline: doubleBassOutline, pin: 50, peg: 0.8, neck: 1.22, strings: 3.2, deep: 8 }),
  sun: [0, 170, 24],
  palette: 'deep',
  views: {
    card: { at: [0, 118], to: [0.5, 0.52], k: 0.67, turn: -6 },
    square: { at: [0, 170], k: 0.98, turn: -8 },
    band: { at: [0, 170], to: [0.42, 0.5], k: 1.5, turn: -90 },
  },
  closer: [
    { at: [0, 150], to: [0.62, 0.44], k: 1.5, turn: -7 },
    { at: [0, 60], to: [0.4, 0.5], k: 1.2, turn: 6 },
  ],
};
