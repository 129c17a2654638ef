import { rhythmOf } from '../pen/name-rhythm.ts';
import type { Subject } from '../pen/sheet.ts';
import { arc, disc, dots, fill, line, polar, tenth, range, rounded } from '../pen/strokes.ts';

export const conductor: Subject = {
  palette: 'ink',
  calm: true,
  sun: [...polar(62, 350, 252, -18), 33],
  art: ([, body, second], { beat = 4, person }) => {
    const [x, y, long] = [62, 350, 252];
    const count = 8 + beat * 3;
    const angle = (t: number) => -104 + 86 * t ** 1.9;
    const ray = (t: number) =>
      `M${polar(x, y, 26, angle(t)).map(tenth).join(' ')}L${polar(x, y, long, angle(t)).map(tenth).join(' ')}`;
    const syllables = person
      ? rhythmOf(person)
          .map(([at, width]) => line(second, 3 + width * 110, ray(at)))
          .join('')
      : '';
    return (
      line(second, 2.2, range(count, (i) => ray(i / count)).join('')) +
      syllables +
      line(body, 10, arc(x, y, long, [-104, -18])) +
      dots(
        body,
        17,
        range(beat - 1, (i) => polar(x, y, long, -104 + (86 * i) / beat)),
      ) +
      `<g transform="translate(${x} ${y})rotate(-18)">${fill(body, 'M0-6L246-2V2L0 6Z')}${fill(body, 'M24-7C0-20-44-22-58-12Q-66 0-58 12C-44 22 0 20 24 7Z')}</g>`
    );
  },
  views: {
    card: { at: [158, 226], k: 0.86 },
    square: { at: [158, 230], k: 1.02 },
    band: { at: [172, 236], to: [0.46, 0.5], k: 0.98 },
  },
  closer: [
    { at: [170, 290], to: [0.52, 0.6], k: 1.06, turn: -34 },
    { at: [138, 240], to: [0.5, 0.5], k: 0.8, turn: 38 },
    { at: [166, 296], to: [0.66, 0.52], k: 1.08, turn: -64 },
    { at: [190, 290], to: [0.38, 0.5], k: 1.02, turn: 64 },
  ],
};

/** A stave as an arc; a nib that has just written the sun. */
export const composer: Subject = {
  palette: 'sand',
  calm: true,
  sun: [150, 152, 24],
  art: ([ground, body, second]) =>
    line(body, 3.4, range(5, (i) => arc(-20, 520, 300 + i * 36, [250, 350])).join('')) +
    (line(body, 5, 'M172 152V40M64 182V72', rounded) +
      `<ellipse transform="rotate(-24 44 186)" cx="44" cy="186" rx="23" ry="17" fill="${body}"/>`) +
    line(ground, 12, 'M166 172L196 262Q210 306 246 330L312 258Q286 222 242 214Z') +
    fill(second, 'M166 172L196 262Q210 306 246 330L312 258Q286 222 242 214Z') +
    line(ground, 3.4, 'M166 172L232 250') +
    disc(ground, 234, 252, 9) +
    fill(body, 'M252 338L320 264L470 400L402 474Z'),
  views: {
    card: { at: [160, 200], k: 1 },
    square: { at: [170, 220], k: 1.2 },
    band: { at: [190, 200], to: [0.5, 0.5], k: 1.1 },
  },
};
