import type { Subject } from '../pen/sheet.ts';
import { box, fill, line, tenth, range } from '../pen/strokes.ts';

export const piano: Subject = {
  palette: 'blue',
  sun: [74, 150, 15],
  art: ([ground, body, second]) => {
    const dark = /^#(F|A|9|B|E|C|D)/i.test(body) ? ground : body;
    const light = dark === body ? ground : body;
    const key = 122 / 52;
    const blacks = range(52, (i) => i)
      .filter((i) => i !== 51 && ![1, 4].includes(i % 7))
      .map((i) => `M${tenth(15 + (i + 1) * key)} 243v17`)
      .join('');
    const treble = range(26, (i) => i / 25)
      .map((t) => `M${tenth(44 + 92 * t)} 218L${tenth(18 + 108 * t ** 1.25)} ${tenth(28 + 150 * t ** 1.7)}`)
      .join('');
    const bass = range(11, (i) => i / 10)
      .map((t) => `M${tenth(17 + 24 * t)} 218L${tenth(48 + 28 * t)} ${tenth(18 + 34 * t * t)}`)
      .join('');
    return (
      fill(body, 'M0 274V26Q0 0 30 0C78 0 84 34 92 74C102 124 152 124 152 186V274Z') +
      (fill(second, 'M8 224V28Q8 9 32 9C70 9 76 40 84 78C95 132 144 132 144 190V224Z') +
        line(body, 1.1, treble) +
        line(ground, 1.7, bass)) +
      box(light === body ? dark : light, 13, 241, 126, 33) +
      box(light, 15, 243, 122, 31) +
      (line(dark, 0.5, range(51, (i) => `M${tenth(15 + (i + 1) * key)} 243v31`).join('')) + line(dark, 1.5, blacks))
    );
  },
  views: {
    card: { at: [76, 132], to: [0.5, 0.5], k: 1.32, turn: -14 },
    square: { at: [76, 136], k: 1.34, turn: -20 },
    band: { at: [76, 178], to: [0.56, 0.5], k: 2.5, turn: -90 },
  },
  closer: [
    { at: [76, 236], to: [0.5, 0.72], k: 1.96 },
    { at: [84, 186], to: [0.5, 0.52], k: 1.6, turn: 26 },
    { at: [76, 196], to: [0.6, 0.5], k: 1.5, turn: -76 },
    { at: [76, 190], to: [0.4, 0.5], k: 1.66, turn: 90 },
    { at: [110, 220], to: [0.5, 0.6], k: 2.2, turn: -24 },
  ],
};

export const organ: Subject = {
  palette: 'deep',
  calm: true,
  sun: [160, 292, 13],
  art: ([ground, body, second]) => {
    const rows = (
      [
        [160, 38, -10],
        [121, 30, 26],
        [90, 25, 62],
        [64, 21, 96],
        [42, 18, 66],
        [21, 18, 34],
        [0, 19, 0],
      ] as const
    ).flatMap(([x, w, y], i): (readonly [number, number, number, number])[] =>
      i
        ? [
            [x, w, y, i % 2],
            [320 - x, w, y, i % 2],
          ]
        : [[x, w, y, 0]],
    );
    return (
      rows
        .map(([x, w, y, odd]) => {
          const c = !odd ? body : second;
          return (
            fill(c, `M${x - w / 2} ${y}h${w}V306L${x + w * 0.16} 366h${-w * 0.32}L${x - w / 2} 306Z`) +
            fill(
              ground,
              `M${tenth(x - w * 0.34)} 298a${tenth(w * 0.34)} ${tenth(w * 0.44)} 0 0 1 ${tenth(w * 0.68)} 0Z`,
            )
          );
        })
        .join('') + box(body, -10, 366, 340, 60)
    );
  },
  views: {
    card: { at: [160, 200], k: 1 },
    square: { at: [160, 210], k: 1.16 },
    band: { at: [160, 270], to: [0.5, 0.66], k: 2.6 },
  },
  closer: [
    { at: [160, 292], to: [0.36, 0.66], k: 2.1 },
    { at: [160, 292], to: [0.7, 0.5], k: 1.5 },
  ],
};
