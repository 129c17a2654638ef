import type { Subject } from '../pen/sheet.ts';
import { box, disc, fill, line, type Point, polar, tenth, range, ring, rounded } from '../pen/strokes.ts';
import { across, wholeSheet } from './whole-sheet.ts';

/** Gran Canaria: five contours as a stave, La Isleta as a grace note. In thousandths of a degree west of 15° and north of 28°. */
const coast = [
  [411, 100],
  [392, 72],
  [370, 16],
  [361, -18],
  [364, -56],
  [388, -120],
  [430, -166],
  [500, -206],
  [575, -221],
  [650, -214],
  [705, -186],
  [752, -150],
  [790, -100],
  [818, -40],
  [826, 30],
  [806, 70],
  [768, 96],
  [720, 128],
  [706, 176],
  [668, 190],
  [620, 178],
  [560, 176],
  [500, 158],
  [446, 162],
] as const;

const summit = { west: 600, north: -12 };

function coastline(k: number): string {
  const points = coast.map(([west, north]): Point => [
    152 + (summit.west - west) * 0.546 * k,
    216 - (north - summit.north) * 0.62 * k,
  ]);
  const middle = (a: Point, b: Point) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2].map(Math.round).join(' ');
  const curves = points.map((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    return { through: point.map(Math.round).join(' '), to: middle(point, next) };
  });
  return `M${curves.at(-1)?.to}${curves.map(({ through, to }) => `Q${through} ${to}`).join('')}Z`;
}

export const island: Subject = {
  palette: 'sky',
  rhythm: 'canaria',
  sun: [152, 216, 21],
  views: { ...wholeSheet, band: { at: [160, 200], to: [0.5, 0.5], k: 0.92 } },
  art: ([ground, body]) =>
    fill(body, coastline(1)) +
    line(body, 11, 'M246 132L246 106') +
    fill(body, 'M236 112Q226 90 242 78Q262 66 276 80Q284 96 264 106Q250 116 236 112Z') +
    line(ground, 3.4, range(5, (i) => coastline(0.87 - i * 0.135)).join('')),
};

export const bus: Subject = {
  palette: 'teal',
  calm: true,
  sun: [243, 172, 24],
  views: { ...wholeSheet, card: { at: [160, 200], k: 1 }, band: { at: [100, 208], to: [0.5, 0.5], k: 0.98 } },
  art: ([ground, body, second]) =>
    box(body, -300, 112, 596, 178, 26) +
    range(6, (i) => box(ground, 204 - i * 88, 136, 78, 72, 8)).join('') +
    (fill(second, 'M133 208C133 160 140 152 155 152S177 160 177 208Z') +
      line(second, 7, 'M155 156V136') +
      line(second, 4, 'M44 208L86 148') +
      disc(second, 64, 180, 0.1) +
      fill(second, 'M40 208Q62 176 88 208Z') +
      range(3, (i) => disc(second, -8 - i * 88, 184, 20)).join('')) +
    line(ground, 5, 'M-300 236H296') +
    (
      [
        [232, 292],
        [10, 292],
        [-70, 292],
      ] as const
    )
      .map(([x, y]) => disc(ground, x, y, 42) + disc(second, x, y, 34) + disc(body, x, y, 14))
      .join('') +
    across(332, second, 8),
};

/** A hospital: the rings of sound are visible only in its windows. */
export const hospital: Subject = {
  palette: 'mint',
  rhythm: 'a o a e a',
  sun: [193, 212, 21],
  views: { ...wholeSheet, band: { at: [160, 212], to: [0.5, 0.5], k: 0.98 } },
  art: ([, body]) => {
    const [cols, from] = [17, -424];
    const holes = range(5, (row) => range(cols, (col) => `M${from + col * 66} ${38 + row * 73}v56h46v-56z`)).flat();
    return `<path fill-rule="evenodd" fill="${body}" d="M-500-60H830V480H-500Z${holes.join('')}"/>`;
  },
};

export const square: Subject = {
  palette: 'lilac',
  calm: true,
  sun: [160, 190, 19],
  views: { ...wholeSheet, band: { at: [160, 190], to: [0.5, 0.5], k: 1.05 } },
  art: ([, body, second]) => {
    const corner = (i: number, r = 74) =>
      polar(160, 190, r, 22.5 + i * 45)
        .map(tenth)
        .join(' ');
    return (
      range(8, (i) => fill(i % 2 ? body : second, `M160 190L${corner(i)}L${corner(i + 1)}Z`)).join('') +
      range(12, (row) => {
        const r = 104 + row * 26;
        const count = Math.round((2 * Math.PI * r) / 25);
        return ring(body, {
          width: 14,
          centre: [160, 190],
          radius: r,
          more: ` stroke-dasharray="0 ${Math.round((2e3 * Math.PI * r) / count) / 1e3}" stroke-dashoffset="${row * 9}"${rounded}`,
        });
      }).join('')
    );
  },
};
