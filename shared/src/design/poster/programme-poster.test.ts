import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { describePoster } from './describe-poster.ts';
import { familyOf } from './instrumentation.ts';
import { coloursOf } from './poster-palettes.ts';
import { programmePoster } from './programme-poster.ts';
import type { PosterEvent, PosterItem } from './poster-types.ts';

const work = (minutes: number, ...instrumentation: string[]): PosterItem => ({
  kind: 'work',
  minutes,
  forces: instrumentation,
});
const interval: PosterItem = { kind: 'interval', minutes: 20 };

/** Sheets whose drawings must never change: card, band, dark head, muted small head. */
const sheets = [
  { width: 320, height: 400, mode: 'day' },
  { width: 640, height: 64, mode: 'day' },
  { width: 1440, height: 430, mode: 'hall' },
  { width: 360, height: 236, mode: 'muted' },
] as const;

const drawings: { event: PosterEvent; hashes: string[] }[] = [
  {
    event: { id: '36', category: 'temporada', programme: [work(10), work(30, 'piano'), interval, work(31)] },
    hashes: ['598aa373f641', '316209e3ae5a', 'e8d22e1dd9cb', 'b659b9612f7b'],
  },
  {
    event: { id: '43', category: 'temporada', programme: [work(25, 'oboe'), interval, work(18), work(36, 'organ')] },
    hashes: ['66fc2cc48c2f', '0dfb38af2bad', '7ed1a068e8ee', 'f0d90aea03a6'],
  },
  {
    event: {
      id: '49',
      category: 'temporada',
      programme: [work(85, 'soprano', 'mezzo-soprano', 'tenor', 'bass', 'chorus')],
    },
    hashes: ['8ad093c5a592', '473c5a6bf84e', '2c81edf9f1a9', '1465a3e2b26e'],
  },
  {
    event: { id: '44', category: 'itinerante', programme: [work(15, 'trumpet'), work(4)] },
    hashes: ['c41331efd157', '81c9ded6d264', 'c44eceabb2e2', '455668ed0155'],
  },
  {
    event: { id: '7', category: 'camara', programme: [work(28, 'chamber'), interval, work(33, 'strings')] },
    hashes: ['54b464bc43fd', '883fb8ae2681', '57ffcf7c5682', '78b3d23e06ea'],
  },
  {
    event: { id: 'x', category: 'jazz', programme: [work(20, 'guitar')] },
    hashes: ['162627075125', '4f814b635a75', 'e55c27e489c1', 'd7c8c98ae2af'],
  },
];

describe('programmePoster', () => {
  it.each(drawings)('draws event $event.id byte for byte as published', ({ event, hashes }) => {
    const drawn = sheets.map((sheet) =>
      createHash('sha256').update(programmePoster(event, sheet)).digest('hex').slice(0, 12),
    );
    expect(drawn).toEqual(hashes);
  });

  it('draws one shore without an interval and two with one', () => {
    const shores = (programme: PosterItem[]) =>
      programmePoster({ id: '1', category: 'temporada', programme }).match(/class="shore"/g)?.length;
    expect(shores([work(40), work(30)])).toBe(1);
    expect(shores([work(40), interval, work(30)])).toBe(2);
  });

  it('draws a sun for each soloist and none for choirs', () => {
    const svg = programmePoster({
      id: '1',
      category: 'temporada',
      programme: [work(60, 'soprano', 'baritone', 'chorus')],
    });
    expect(svg.match(/<circle cx=/g)).toHaveLength(2);
  });

  it('draws a plain sheet for a programme that is not announced', () => {
    expect(programmePoster({ id: '1', category: 'temporada', programme: [] })).toMatch(/^<svg .*<rect .*<\/svg>$/);
  });

  it('takes the background from the category, and a dark one in the hall', () => {
    expect(coloursOf({ id: '1', category: 'escolar' }).palette[0]).toBe('#D5E8CC');
    expect(coloursOf({ id: '1', category: 'escolar' }, 'hall').palette[0]).toBe('#14110F');
  });
});

it.each([
  [['soprano', 'chorus'], 'choir'],
  [['piano', 'trumpet'], 'keys'],
  [['mezzo-soprano'], 'voice'],
  [['violin'], 'strings'],
  [['trumpet'], 'brass'],
  [[], 'tutti'],
])('familyOf returns for %j the family %s', (instrumentation, family) =>
  expect(familyOf(instrumentation)).toBe(family),
);

it('describePoster names the works and their minutes', () => {
  const programme: PosterItem[] = [{ kind: 'work', minutes: 10, title: 'Obertura' }, interval, work(31)];
  expect(describePoster({ programme }, { interval: 'pausa', minutes: 'min', work: 'obra' })).toBe(
    'Obertura 10 min, pausa, obra 31 min',
  );
});
