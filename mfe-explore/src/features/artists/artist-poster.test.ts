import { coloursOf } from '@ofgc/shared/design/poster/palettes.ts';
import { describe, expect, it } from 'vitest';
import { artistPoster, artistPosters, drawnWorks } from './artist-poster.ts';
import { sampleArtist as artist } from './sample-artist.ts';

const work = (title: string, minutes: number) => ({
  id: title,
  title,
  composer: 'Edvard Grieg',
  minutes,
  forces: ['piano'],
});

describe("an artist's poster", () => {
  it('draws their latest works as far as a sheet holds them, in two halves', () => {
    expect(artistPoster(artist).programme.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['work', 30],
      ['interval', 0],
      ['work', 40],
    ]);
    expect(drawnWorks(artist)).toEqual(['Uno', 'Dos']);
  });

  it('draws at least one work, however long, and at most five', () => {
    expect(drawnWorks({ ...artist, works: [work('Largo', 180)] })).toEqual(['Largo']);
    const short = Array.from({ length: 9 }, (_, index) => work(`${index}`, 5));
    expect(drawnWorks({ ...artist, works: short })).toHaveLength(5);
    expect(drawnWorks({ ...artist, works: [] })).toEqual([]);
  });

  it('never has the background of its neighbours in the grid', () => {
    const posters = artistPosters(
      Array.from({ length: 12 }, (_, id) => ({ ...artist, id })),
      4,
    );
    const backgrounds = posters.map((poster) => coloursOf(poster).palette[0]);
    for (const [index, background] of backgrounds.entries()) {
      if (index % 4) expect(background).not.toBe(backgrounds[index - 1]);
      expect(background).not.toBe(backgrounds[index - 4]);
    }
  });
});
