import type { Colours } from '../pen/palettes.ts';
import type { Subject } from '../pen/sheet.ts';
import {
  box,
  disc,
  dots,
  fill,
  line,
  mirrored,
  type Outline,
  type Point,
  tenth,
  range,
  ring,
  rounded,
} from '../pen/strokes.ts';

interface Plucked {
  outline: Outline;
  /** The number of strings. */
  strings: number;
  frets: number;
  /** The heights of the strings' two ends and of the sound hole. */
  nut: number;
  bridge: number;
  hole: number;
  holeR: number;
  /** The half widths of strings and fingerboard, the whole width of the bridge, and the size of the pegs. */
  spread: number;
  board: number;
  bridgeW: number;
  peg: number;
}

function plucked({ outline, strings, nut, bridge, hole, holeR, spread, frets, board, peg, bridgeW }: Plucked) {
  const scale = bridge - nut;
  return ([ground, body, second]: Colours) => {
    const at = (i: number) => (i / (strings - 1) - 0.5) * 2;
    const fretY = (n: number) => nut + scale * (1 - 2 ** (-n / 12));
    const pegs = range(strings, (i): Point => [i % 2 ? 1 : -1, nut - peg * (0.9 + Math.floor(i / 2) * 1.25)]);
    return (
      fill(body, mirrored(outline)) +
      (ring(second, { width: holeR * 0.2, centre: [0, hole], radius: holeR * 1.36 }) +
        ring(second, { width: holeR * 0.09, centre: [0, hole], radius: holeR * 1.62 })) +
      disc(second, 0, hole, holeR) +
      fill(
        body,
        `M${-board} ${nut}L${-board * 1.35} ${nut - peg * 4.4}Q0 ${nut - peg * 5} ${board * 1.35} ${nut - peg * 4.4}L${board} ${nut}Z`,
      ) +
      pegs
        .map(
          ([s, y]) =>
            line(second, peg * 0.22, `M0 ${tenth(y)}H${tenth(s * board * 1.9)}`) +
            line(second, peg * 0.62, `M${tenth(s * board * 1.9)} ${tenth(y)}h${tenth(s * peg * 0.25)}`, rounded),
        )
        .join('') +
      (fill(
        second,
        `M${-board} ${nut}H${board}L${tenth(board * 1.18)} ${hole - holeR * 0.86}Q0 ${hole - holeR * 1.12} ${tenth(-board * 1.18)} ${hole - holeR * 0.86}Z`,
      ) +
        line(ground, board * 0.07, range(frets, (n) => `M${-board} ${tenth(fretY(n + 1))}h${2 * board}`).join(''))) +
      box(second, -bridgeW / 2, bridge - 4, bridgeW, peg * 0.9, 3) +
      line(
        ground,
        spread * 0.062,
        range(strings, (i) => `M${tenth(at(i) * spread * 0.78)} ${nut}L${tenth(at(i) * spread)} ${bridge + 3}`).join(
          '',
        ),
      )
    );
  };
}

export const guitar: Subject = {
  palette: 'sky',
  sun: [0, 152, 34],
  art: plucked({
    outline: [
      [0, 0],
      [78, 0, 140, 36, 140, 112],
      [140, 160, 118, 178, 118, 214],
      [118, 258, 184, 284, 184, 366],
      [184, 446, 110, 490, 0, 490],
    ],
    strings: 6,
    nut: -325,
    bridge: 325,
    hole: 152,
    holeR: 46,
    spread: 30,
    frets: 14,
    board: 27,
    peg: 26,
    bridgeW: 190,
  }),
  views: {
    card: { at: [0, 70], k: 0.42, turn: 28 },
    square: { at: [0, 90], k: 0.5, turn: 42 },
    band: { at: [0, 130], to: [0.56, 0.5], k: 0.84, turn: -90 },
  },
  closer: [
    { at: [0, 200], to: [0.62, 0.5], k: 0.94, turn: 14 },
    { at: [0, 152], to: [0.36, 0.4], k: 1.24, turn: -30 },
  ],
};

export const timple: Subject = {
  palette: 'green',
  sun: [0, 96, 19],
  art: plucked({
    outline: [
      [0, 0],
      [34, 0, 56, 18, 56, 58],
      [56, 92, 48, 104, 48, 128],
      [48, 158, 78, 176, 78, 226],
      [78, 274, 46, 300, 0, 300],
    ],
    strings: 5,
    nut: -188,
    bridge: 212,
    hole: 96,
    holeR: 25,
    spread: 19,
    frets: 10,
    board: 19,
    peg: 19,
    bridgeW: 84,
  }),
  views: {
    card: { at: [0, 12], k: 0.66, turn: -28 },
    square: { at: [0, 30], k: 0.76, turn: -42 },
    band: { at: [0, 60], to: [0.5, 0.5], k: 1.3, turn: 90 },
  },
  closer: [
    { at: [0, 150], to: [0.4, 0.5], k: 1.6, turn: -12 },
    { at: [0, 96], to: [0.62, 0.36], k: 1.9, turn: 24 },
  ],
};

/** 47 strings from the low C beside the column, every C in the second ink, every F in the body's; their lengths follow the neck's curve. */
export const harp: Subject = {
  palette: 'ink',
  sun: [172, 196, 21],
  art: ([ground, body, second]) => {
    const count = 47;
    const neck = (t: number) => 66 + 92 * Math.sin(Math.PI * Math.min(1, t * 1.04) ** 1.25) * (0.55 + 0.45 * t) - 4 * t;
    const board = (t: number) => 368 - 258 * t;
    const x = (t: number) => 80 + 176 * t;
    const of = (keep: (i: number) => boolean) =>
      range(count, (i) => i)
        .filter(keep)
        .map((i) => (i + 0.5) / count)
        .map((t) => `M${tenth(x(t))} ${tenth(neck(t))}V${tenth(board(t))}`)
        .join('');
    const top = range(13, (i) => i / 12).map((t: number) => `${tenth(x(t))} ${tenth(neck(t))}`);
    return (
      line(
        body,
        1.3,
        of((i) => i % 7 !== 0 && i % 7 !== 3),
      ) +
      line(
        second,
        2.4,
        of((i) => i % 7 === 0),
      ) +
      line(
        body,
        2.4,
        of((i) => i % 7 === 3),
      ) +
      fill(body, 'M64 388L270 92Q286 84 292 102Q296 116 288 128L120 388Z') +
      line(body, 17, `M62 52L${top.join('L')}L280 100`, rounded) +
      box(body, 52, 40, 20, 348, 2) +
      disc(body, 62, 38, 17) +
      disc(ground, 62, 38, 6) +
      box(second, 40, 380, 96, 14, 2) +
      dots(
        ground,
        3.4,
        [0.2, 0.4, 0.6, 0.8].map((t): Point => [112 + 158 * t, 352 - 236 * t]),
      )
    );
  },
  views: {
    card: { at: [166, 214], k: 0.94 },
    square: { at: [166, 214], k: 0.96 },
    band: { at: [166, 200], to: [0.42, 0.5], k: 1.5 },
  },
  closer: [
    { at: [172, 190], to: [0.6, 0.44], k: 1.7 },
    { at: [150, 220], to: [0.4, 0.6], k: 1.36, turn: -12 },
  ],
};
