import type { Subject } from '../pen/sheet.ts';
import { arc, box, dots, fill, line, tenth, type Point, range, ring, rounded } from '../pen/strokes.ts';
import { wholeSheet } from './whole-sheet.ts';

const ticketOutline = 'M-64-116H64V-60A14 14 0 0 0 64-32V116H-64V-32A14 14 0 0 0-64-60Z';

const fan = (n: number, i: number) => ((i - (n - 1) / 2) * 46) / Math.max(2, n - 1);

export const ticket: Subject = {
  palette: 'coral',
  calm: true,
  views: {
    ...wholeSheet,
    card: { at: [150, 226], k: 0.86 },
    square: { at: [150, 226], k: 1.02 },
    band: { at: [160, 226], to: [0.5, 0.5], k: 0.96 },
  },
  sun: ({ count = 3 }) => {
    const a = ((fan(count, count - 1) - 90) * Math.PI) / 180;
    return [150 + 148 * Math.cos(a), 392 + 148 * Math.sin(a), 33];
  },
  art: ([ground, body, second], { count = 3 }) =>
    range(
      count,
      (i) =>
        `<g transform="translate(150 392)rotate(${tenth(fan(count, i))})translate(0 -186)">${fill(ground, 'M-68-120H68V120H-68Z')}${fill((count - i) % 2 ? body : second, ticketOutline)}${line(ground, 3, 'M-44-46H44', ' stroke-dasharray="0.1 9.6"' + rounded)}${i === count - 1 ? line(ground, 5, 'M-40-92H20M-40-76H-4') : ''}</g>`,
    ).join(''),
};

export const calendar: Subject = {
  palette: 'stone',
  calm: true,
  sun: [250, 246, 22],
  views: { ...wholeSheet, square: { at: [160, 222], k: 0.98 }, band: { at: [160, 214], to: [0.5, 0.5], k: 0.98 } },
  art: ([, body], { moved }) =>
    box(body, -480, 54, 1280, 9) +
    dots(
      body,
      12.5,
      range(33, (i) => i + 2)
        .map((i): Point => [25 + (i % 7) * 45, 112 + Math.floor(i / 7) * 67])
        .filter(
          ([x, y]) =>
            !(x === 250 && y === 246) &&
            !(moved && x === 70 && y === 246) &&
            !(moved && y === 179 && x > 80 && x < 240),
        ),
    ) +
    (moved
      ? ring(body, { width: 5, centre: [70, 246], radius: 17 }) + line(body, 5, arc(160, 246, 90, [196, 336]))
      : ''),
};
