import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { albumCover } from './album-cover.ts';
import { drawPicture } from './draw-picture.ts';
import { type Crop, crops, drawingNames } from './drawing-names.ts';
import { coverAddress, drawingAddress, drawingsVersion, wordmarkAddress } from './drawing-address.ts';
import { sun } from './pen/palettes.ts';
import { drawingOfInstrument, portraitOf } from './portrait.ts';
import { drawAddress } from './read-address.ts';
import { subjects } from './subjects.ts';

const cropNames = Object.keys(crops) as Crop[];
const ways = drawingNames.flatMap((name) => [
  ...cropNames.map((crop) => ({ name, crop, view: 0 })),
  ...(subjects[name].closer ?? []).map((_, index) => ({ name, crop: 'card' as const, view: index + 1 })),
]);
const sample = [
  { minutes: 24, isSolo: true },
  { minutes: 8, isSolo: false },
  { minutes: 33, isSolo: false },
];

/** The path and the query of an address, as the server receives them. */
const drawn = (address: string) => {
  const [path = '', query] = address.split('#')[0]?.split('?') ?? [];
  return drawAddress(path.split('/').at(-1)?.replace('.svg', '') ?? '', new URLSearchParams(query));
};

describe('drawPicture', () => {
  it.each(ways)('of $name ($crop, view $view) is small and complete, with its sun on the sheet', (way) => {
    const svg = drawPicture(way.name, way);
    expect(svg.length).toBeLessThanOrEqual(4096);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const [width, height] = crops[way.crop];
    const suns = [...svg.matchAll(new RegExp(`cx="([^"]+)" cy="([^"]+)" r="([^"]+)" fill="${sun}"`, 'g'))].map(
      ([, x, y, r]) => ({ x: Number(x), y: Number(y), r: Number(r) }),
    );
    const isOnSheet = suns.some(({ x, y, r }) => x > r * 0.2 && x < width - r * 0.2 && y > 0 && y < height);
    expect(isOnSheet || suns.length === 0).toBe(true);
  });

  it('changes only together with the version in its address', () => {
    const all = [...ways.map((way) => drawPicture(way.name, way)), albumCover('sample', sample, 'sand')];
    all.push(...drawingNames.map((name) => drawPicture(name, { person: 'ana-prueba' })));
    all.push(drawn(wordmarkAddress) ?? '');
    expect(createHash('sha256').update(all.join('')).digest('hex').slice(0, 8)).toBe(drawingsVersion);
  });
});

describe('drawAddress', () => {
  it('draws what the address requests', () => {
    const request = { name: 'conductor', crop: 'card', palette: 'violet', view: 2, person: 'ana-prueba' } as const;
    expect(drawn(drawingAddress(request))).toBe(drawPicture('conductor', request));
    expect(drawn(drawingAddress({ name: 'calendar', crop: 'wide', moved: true }))).toBe(
      drawPicture('calendar', { crop: 'wide', moved: true }),
    );
    const tracks = sample.map(({ minutes, isSolo }) => ({ minutes, forces: isSolo ? ['piano'] : [] }));
    expect(drawn(coverAddress({ id: 2, slug: 'titan', tracks }))).toBe(albumCover('titan', sample, 'sky'));
  });

  it.each([
    'kazoo-card.svg',
    'violin.svg',
    'violin-poster.svg',
    'violin-card.svg?palette=neon',
    'violin-card.svg?person=<script>',
    'violin-card.svg?view=-1',
    'ticket-card.svg?count=99',
    'album-titan.svg',
    'album-titan.svg?works=99999&palette=sky',
    'album-titan.svg?works=12',
    'album-TITAN.svg?works=12&palette=sky',
    'album-.svg?works=12&palette=sky',
  ])('returns null for %s', (address) => expect(drawn(`/dibujos/1/${address}`)).toBeNull());
});

describe('the drawing of a portrait', () => {
  it.each([
    ['violin', 'violin'],
    ['Mezzo-soprano', 'mezzo-soprano'],
    ['children’s chorus', 'chorus'],
    ['piccolo', 'flute'],
    ['glass harmonica', 'stand'],
    [undefined, 'stand'],
  ])('for somebody who plays %s is %s', (instrument, drawing) => expect(drawingOfInstrument(instrument)).toBe(drawing));

  it('differs between two persons who play the same instrument', () => {
    const [one, other] = ['ana-prueba', 'blas-ensayo'].map((slug) => portraitOf(slug, 'violin'));
    expect(one?.drawing).toBe(other?.drawing);
    expect(one).not.toEqual(other);
    expect(drawPicture('violin', { person: 'ana-prueba' })).not.toBe(drawPicture('violin', { person: 'blas-ensayo' }));
  });
});

it('albumCover of one work shows it on both sides, with a sun for a soloist', () => {
  expect(albumCover('one', [{ minutes: 70, isSolo: true }], 'sand').split(sun)).toHaveLength(3);
  expect(albumCover('one', [{ minutes: 70, isSolo: false }], 'sand')).not.toContain(sun);
  expect(albumCover('none', [], 'sand')).not.toMatch(/NaN|Infinity/);
});
