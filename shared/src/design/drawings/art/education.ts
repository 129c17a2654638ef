import type { Subject } from '../pen/sheet.ts';
import { disc, fill, line, range, ring, rounded } from '../pen/strokes.ts';
import { wholeSheet } from './whole-sheet.ts';

export const family: Subject = {
  palette: 'green',
  calm: true,
  sun: [160, 76, 40],
  // A square shows three complete figures and no part of others.
  views: { ...wholeSheet, square: { at: [160, 200], k: 1.15 }, band: { at: [160, 216], to: [0.5, 0.5], k: 0.9 } },
  art: ([ground, body, second]) =>
    range(4, (i) => ring(second, { width: 15 - i * 3.4, centre: [160, 76], radius: 66 + i * 28 })).join('') +
    (
      [
        [51, 206, 36],
        [160, 230, 27],
        [269, 200, 38],
      ] as const
    )
      .map(([x, y, r]) => disc(ground, x, y, r + 6) + disc(body, x, y, r))
      .join('') +
    range(
      9,
      (i) =>
        fill(ground, `M${-324 + i * 109} 420V286A48 48 0 0 1 ${-228 + i * 109} 286V420Z`) +
        fill(i % 2 ? second : body, `M${-318 + i * 109} 420V290A42 42 0 0 1 ${-234 + i * 109} 290V420Z`),
    ).join(''),
};

export const workshop: Subject = {
  palette: 'coral',
  rhythm: 'taller',
  sun: [186, 176, 22],
  views: { ...wholeSheet, band: { at: [160, 190], to: [0.5, 0.5], k: 1.05 } },
  art: ([ground, body, second]) =>
    line(body, 24, 'M94 268L-20 388', rounded) +
    disc(body, 160, 202, 108) +
    ring(ground, { width: 4, centre: [160, 202], radius: 92 }) +
    ring(second, { width: 7, centre: [160, 202], radius: 70 }) +
    `<g transform="translate(186 176)rotate(36)">${line(ground, 24, 'M0 0V-300') + line(second, 13, 'M0-20V-300', rounded) + `<ellipse rx="34" ry="46" fill="${ground}"/><ellipse rx="28" ry="40" fill="${second}"/>`}</g>`,
};
