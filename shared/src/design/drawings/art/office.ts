import type { Subject } from '../pen/sheet.ts';
import { arc, box, fill, line, tenth, range, ring } from '../pen/strokes.ts';
import { wholeSheet } from './whole-sheet.ts';

export const letter: Subject = {
  palette: 'blue',
  calm: true,
  sun: [160, 216, 27],
  views: { ...wholeSheet, band: { at: [160, 200], to: [0.5, 0.5], k: 1.05 } },
  art: ([ground, body, second]) =>
    box(body, 26, 108, 268, 190, 2) +
    line(ground, 6, 'M26 298L134 198M294 298L186 198') +
    fill(second, 'M26 108H294L172 210Q160 220 148 210Z') +
    line(ground, 6, 'M22 106L148 211Q160 221 172 211L298 106'),
};

export const drawer: Subject = {
  palette: 'sky',
  calm: true,
  sun: [160, 340, 20],
  views: { ...wholeSheet, band: { at: [160, 250], to: [0.5, 0.5], k: 1 } },
  art: ([ground, body, second, light]) =>
    range(5, (i) => {
      const inset = 44 - i * 7;
      const w = 320 - 2 * inset;
      const y = 74 + i * 43;
      const c = i % 2 ? light : second;
      const tab = inset + 12 + (i * (w - 98)) / 4;
      return (
        fill(ground, `M${inset - 4} ${y - 4}H${320 - inset + 4}V420H${inset - 4}Z`) +
        fill(c, `M${inset} ${y}H${tenth(tab)}V${y - 20}H${tenth(tab + 74)}V${y}H${320 - inset}V420H${inset}Z`)
      );
    }).join('') +
    box(ground, 0, 276, 320, 200) +
    box(body, 4, 282, 312, 200, 2),
};

export const friends: Subject = {
  palette: 'sand',
  calm: true,
  sun: [160, 200, 32],
  views: { ...wholeSheet, band: { at: [160, 200], to: [0.5, 0.5], k: 1 } },
  art: ([, body, second]) =>
    ring(body, { width: 34, centre: [112, 200], radius: 92 }) +
    ring(second, { width: 34, centre: [208, 200], radius: 92 }) +
    line(body, 34, arc(112, 200, 92, [-80, -40])),
};
