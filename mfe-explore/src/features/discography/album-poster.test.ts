import { coloursOf } from '@ofgc/shared/design/poster/palettes.ts';
import { expect, it } from 'vitest';
import { albumMinutes, albumPoster } from './album-poster.ts';

const tracks = [
  { title: 'Rückert-Lieder', composer: 'Gustav Mahler', minutes: 20, forces: ['mezzo-soprano'] },
  { title: 'Sinfonía n.º 1', composer: 'Gustav Mahler', minutes: 55, forces: [] },
];

it('draws a cover from the tracks in their order', () => {
  expect(albumPoster({ id: 2, tracks }).programme).toEqual([
    { kind: 'work', title: 'Rückert-Lieder', minutes: 20, forces: ['mezzo-soprano'] },
    { kind: 'work', title: 'Sinfonía n.º 1', minutes: 55, forces: [] },
  ]);
});

it('draws the same cover every time, never on a background as dark as the section around it', () => {
  for (let id = 1; id <= 40; id += 1) {
    expect(albumPoster({ id, tracks })).toEqual(albumPoster({ id, tracks }));
    expect(['#0E2A47', '#0B1B2B']).not.toContain(coloursOf(albumPoster({ id, tracks })).palette[0]);
  }
});

it('adds up the minutes', () => expect(albumMinutes({ tracks })).toBe(75));
