import { sun } from '../pen/palettes.ts';
import type { Subject } from '../pen/sheet.ts';
import { arc, box, disc, dots, fill, line, polar, tenth, range, rounded } from '../pen/strokes.ts';
import { across, wholeSheet } from './whole-sheet.ts';

export const seaHall: Subject = {
  palette: 'deep',
  calm: true,
  sunUnder: false,
  views: { ...wholeSheet, band: { at: [160, 210], to: [0.42, 0.5], k: 1 } },
  art: ([ground, body, second]) =>
    fill(body, 'M22 268A138 138 0 0 1 298 268Z') +
    fill(ground, 'M54 268A106 106 0 0 1 266 268Z') +
    fill(sun, 'M108 268A52 52 0 0 1 212 268Z') +
    (line(
      body,
      3,
      range(7, (i) => {
        const x = 70 + i * 30;
        return `M${x} 268V${tenth(268 - Math.sqrt(Math.max(0, 106 ** 2 - (x - 160) ** 2)))}`;
      }).join(''),
    ) +
      line(body, 3, arc(160, 268, 82, [180, 360]))) +
    fill(body, 'M268 268V96L318 120V268Z') +
    fill(second, 'M-480 268H22V232H-480Z') +
    fill(second, 'M318 268H800V206H318Z') +
    across(276, body, 16) +
    range(5, (i) => across(300 + i * 22, second, 11 - i * 1.7)).join('') +
    line(sun, 5, 'M120 300h62M132 322h58M112 344h44M146 366h36'),
};

export const chamberHall: Subject = {
  palette: 'stone',
  calm: true,
  sun: [160, 92, 24],
  views: { ...wholeSheet, band: { at: [160, 206], to: [0.5, 0.5], k: 0.8 } },
  art: ([ground, body, second]) =>
    fill(body, 'M34 28H286V318L232 384H88L34 318Z') +
    fill(ground, 'M84 44H236V104A76 76 0 0 1 84 104Z') +
    range(4, (i) => {
      const [x, y] = polar(160, 92, 50, 20 + i * 46.6);
      return disc(second, x, y, 8);
    }).join('') +
    range(7, (row) => {
      const r = 128 + row * 26;
      const spread = Math.min(52, 5400 / r);
      const seats = Math.floor((2 * spread * Math.PI * r) / 180 / 19);
      return dots(
        ground,
        5.6,
        range(seats, (i) => polar(160, 72, r, 90 - spread + (2 * spread * (i + 0.5)) / seats)).filter(
          ([x, y]) => y < 366 && Math.abs(x - 160) < 112,
        ),
      );
    }).join(''),
};

export const theatre: Subject = {
  palette: 'wine',
  calm: true,
  sun: [160, 62, 25],
  views: { ...wholeSheet, band: { at: [160, 186], to: [0.5, 0.5], k: 0.82 } },
  art: ([ground, body, second]) => {
    const u = (r: number, width: number, colour: string, dash?: string) =>
      line(
        colour,
        width,
        `M${160 - r} 92V232A${r} ${r} 0 0 0 ${160 + r} 232V92`,
        dash ? ` stroke-dasharray="${dash}"` : '',
      );
    return (
      u(138, 8, body) +
      u(116, 26, second, '15 3.6') +
      u(94, 4, body) +
      range(4, (i) => u(76 - i * 19, 9, body, '0.1 14.6').replace('/>', rounded + '/>')).join('') +
      box(body, -480, -60, 1280, 132) +
      box(ground, 62, -60, 196, 112) +
      fill(ground, 'M62 50H258Q160 124 62 50Z') +
      box(body, 18, 72, 8, 20) +
      box(body, 294, 72, 8, 20)
    );
  },
};

export const door: Subject = {
  palette: 'blue',
  calm: true,
  sun: [160, 168, 42],
  views: { ...wholeSheet, band: { at: [160, 200], to: [0.5, 0.5], k: 0.9 } },
  art: ([ground, body, second]) =>
    box(second, 84, 56, 152, 296) +
    [180, 180, 60, 42]
      .map((open, i) => line(ground, 9 - i * 2, arc(160, 168, 58 + i * 14, [90 - open, 90 + open - 0.01])))
      .join('') +
    fill(body, 'M84 352H236L340 440H-20Z') +
    line(ground, 4, range(4, (i) => `M${114.4 + i * 30.4} 352L${52 + i * 72} 440`).join('')) +
    fill(body, 'M84 56V352L14 404V14Z') +
    fill(body, 'M236 56V352L306 404V14Z') +
    line(ground, 6, 'M68 190V232M252 190V232', rounded),
};
