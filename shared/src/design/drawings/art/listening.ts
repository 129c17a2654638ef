import type { Subject } from '../pen/sheet.ts';
import { box, fill, line, tenth, range } from '../pen/strokes.ts';
import { across, wholeSheet } from './whole-sheet.ts';

export const fermata: Subject = {
  palette: 'red',
  calm: true,
  sun: [160, 196, 34],
  views: { ...wholeSheet, band: { at: [160, 226], to: [0.62, 0.56], k: 0.92 } },
  art: ([, body, second]) =>
    fill(body, 'M22 226A138 138 0 0 1 298 226H284A124 106 0 0 0 36 226Z') +
    range(5, (i) => across(276 + i * 24, second, 5)).join(''),
};

export const microphone: Subject = {
  palette: 'ink',
  rhythm: 'grabacion',
  sun: [160, 148, 20],
  views: { ...wholeSheet, band: { at: [160, 170], to: [0.5, 0.5], k: 1.1 } },
  art: ([ground, body, second]) =>
    line(second, 9, 'M160 470V318') +
    line(second, 9, 'M66 148V226A94 94 0 0 0 254 226V148', '') +
    fill(body, 'M84 226H236L222 282Q160 318 98 282Z') +
    box(second, 82, 206, 156, 22) +
    fill(body, 'M84 206V134A76 76 0 0 1 236 134V206Z') +
    line(
      ground,
      3,
      range(12, (i) => {
        const y = 70 + i * 11.4;
        return `M84 ${tenth(y)}H236`;
      }).join(''),
    ),
};

export const listening: Subject = {
  palette: 'violet',
  rhythm: 'escuchar',
  sun: [160, 236, 30],
  views: { ...wholeSheet, band: { at: [160, 216], to: [0.5, 0.5], k: 1 } },
  art: ([, body, second]) =>
    line(body, 20, 'M54 250V190A106 106 0 0 1 266 190V250') +
    fill(body, 'M80 196V308H62A34 34 0 0 1 28 274V230A34 34 0 0 1 62 196Z') +
    fill(body, 'M240 196V308H258A34 34 0 0 0 292 274V230A34 34 0 0 0 258 196Z') +
    box(second, 80, 186, 18, 132, 8) +
    box(second, 222, 186, 18, 132, 8),
};
