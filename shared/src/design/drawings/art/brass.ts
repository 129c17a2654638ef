import type { Subject } from '../pen/sheet.ts';
import { arc, box, disc, fill, line, tube, rounded } from '../pen/strokes.ts';

export const horn: Subject = {
  palette: 'blue',
  sunUnder: true,
  sun: [-176, 112, 66],
  art: ([ground, body, second]) => {
    const c = [ground, body] as const;
    return (
      [-48, -6, 36].map((x) => tube(c, 6.5, `M${x - 11} 14V-30a11 11 0 0 1 22 0V14`, 3)).join('') +
      (tube(c, 10, 'M-214-140C-150-140-90-84 0-84', 4) + line(c[1], 10, arc(0, 0, 84, [-92, 267.9]))) +
      tube(c, 17, 'M0 110A110 110 0 1 0-110 0C-110 40-104 66-92 82') +
      line(ground, 12, 'M10 96C-84 96-146 74-172-14') +
      fill(body, 'M12 98C-84 100-146 78-170-14H-180V238H-170C-146 146-84 124 12 122Z') +
      (line(ground, 3, 'M-171-14V238') +
        fill(second, 'M-236-148L-208-146V-134L-236-132Z') +
        [-48, -6, 36].map((x) => disc(ground, x, 20, 20) + disc(second, x, 20, 17) + disc(body, x, 20, 6)).join(''))
    );
  },
  views: {
    card: { at: [-62, 44], to: [0.5, 0.5], k: 0.82, turn: -24 },
    square: { at: [-62, 44], k: 0.98, turn: -24 },
    band: { at: [-70, 60], to: [0.5, 0.5], k: 1.3, turn: -34 },
  },
  closer: [
    { at: [-30, 40], to: [0.6, 0.46], k: 1.36, turn: -16 },
    { at: [-90, 70], to: [0.5, 0.46], k: 1.2, turn: -70 },
  ],
};

export const trumpet: Subject = {
  palette: 'red',
  sunUnder: true,
  sun: [484, 0, 46],
  art: ([ground, body, second]) => {
    const c = [ground, body] as const;
    const w = 12;
    return (
      tube(c, w, 'M150 0A37 37 0 0 0 150 74H340A37 37 0 0 0 340 0H30') +
      tube(c, 9, 'M276 42h54a13 13 0 0 1 0 26h-54', 3) +
      fill(body, 'M330-6C410-6 462-20 480-66H490V66H480C462 20 410 6 330 6Z') +
      fill(body, `M-4-13H4Q10-4 34-${w / 2}V${w / 2}Q10 4 4 13H-4Z`) +
      [194, 228, 262]
        .map(
          (x, i) =>
            box(ground, x - 16, -22, 32, 134) +
            box(body, x - 12.5, -20, 25, 128, 2) +
            line(ground, 3, `M${x - 13} -8h26M${x - 13} 94h26`) +
            line(second, 5, `M${x} -20v${i === 1 ? -14 : -28}`) +
            line(second, 8, `M${x - 7} ${i === 1 ? -36 : -50}h14`, rounded),
        )
        .join('') +
      (line(second, 6, 'M304-10v-12a10 10 0 0 1 20 0', rounded) + line(ground, 3, 'M480-66V66'))
    );
  },
  views: {
    card: { at: [240, 26], k: 0.72, turn: -52 },
    square: { at: [240, 26], k: 0.8, turn: -34 },
    band: { at: [236, 24], to: [0.48, 0.5], k: 1.5, turn: -5 },
  },
  closer: [
    { at: [330, 20], to: [0.46, 0.56], k: 1.16, turn: -40 },
    { at: [270, 30], to: [0.46, 0.52], k: 0.9, turn: -78 },
  ],
};

export const trombone: Subject = {
  palette: 'sand',
  sunUnder: true,
  sun: [568, 0, 86],
  art: ([ground, body, second]) => {
    const c = [ground, body] as const;
    const w = 17;
    return (
      tube(c, w, 'M430 200H1060A45 45 0 0 0 1060 110H60', 7) +
      tube(c, w + 5, 'M320 0H56A55 55 0 0 0 56 110H300', 7) +
      fill(body, 'M300-11C460-11 540-40 560-118H572V118H560C540 40 460 11 300 11Z') +
      (fill(second, 'M372 178Q384 190 436 191V209Q384 210 372 222Z') +
        line(second, 11, 'M470 110V200M690 110V200M210 0V110') +
        line(second, 26, 'M462 110h44M462 200h44M1030 110h20M1030 200h20') +
        line(ground, 5, 'M560-118V118') +
        line(second, 9, 'M88-30V140'))
    );
  },
  views: {
    card: { at: [520, 86], to: [0.5, 0.5], k: 0.4, turn: 60 },
    square: { at: [545, 90], k: 0.44, turn: 42 },
    band: { at: [540, 80], to: [0.5, 0.5], k: 0.82, turn: -4 },
  },
  closer: [
    { at: [380, 60], to: [0.5, 0.5], k: 0.7, turn: 50 },
    { at: [560, 110], to: [0.4, 0.5], k: 0.62, turn: -72 },
  ],
};

export const tuba: Subject = {
  palette: 'deep',
  sunUnder: true,
  sun: [-34, 2, 82],
  art: ([ground, body, second]) => {
    const c = [ground, body] as const;
    return (
      tube(c, 12, 'M10 470V330A30 30 0 0 1 70 330V420') +
      tube(c, 16, 'M112 560V236A40 40 0 0 0 32 236V300', 4) +
      tube(c, 26, 'M148 300V236A58 58 0 0 0 32 236', 5) +
      tube(c, 36, 'M-34 380V520A91 91 0 0 0 148 520V280', 6) +
      (tube(c, 20, 'M26 420V512A33 33 0 0 0 92 512V400', 4) +
        tube(c, 11, 'M20 300C-60 300-70 214-134 214', 4) +
        line(second, 15, 'M-134 214h-16', rounded)) +
      fill(ground, 'M-58 420C-56 240-100 120-196 0H128C32 120-12 240-10 420Z') +
      fill(body, 'M-52 420C-50 220-104 96-200 8V-4H132V8C36 96-18 220-16 420Z') +
      (line(ground, 5, 'M-200 8H132') +
        (
          [
            [14, 340],
            [46, 352],
            [78, 364],
          ] as const
        )
          .map(
            ([x, y]) =>
              box(ground, x - 15, y - 4, 30, 118) +
              box(second, x - 12, y, 24, 110, 2) +
              line(second, 5, `M${x} ${y}v-16`) +
              line(second, 8, `M${x - 6} ${y - 18}h12`, rounded),
          )
          .join(''))
    );
  },
  views: {
    card: { at: [-10, 280], to: [0.5, 0.52], k: 0.56, turn: 8 },
    square: { at: [-10, 278], k: 0.6, turn: 12 },
    band: { at: [0, 240], to: [0.5, 0.56], k: 0.92, turn: 60 },
  },
  closer: [
    { at: [0, 230], to: [0.5, 0.5], k: 0.68, turn: -14 },
    { at: [-20, 140], to: [0.44, 0.5], k: 0.94, turn: 24 },
  ],
};
