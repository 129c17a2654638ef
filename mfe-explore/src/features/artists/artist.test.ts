import { coloursOf } from '@ofgc/shared/design/poster/palettes.ts';
import { describe, expect, it } from 'vitest';
import { artistJsonLd } from './artist-json-ld.ts';
import { artistPoster, artistWall, drawnWorks } from './artist-poster.ts';
import { artistDescription } from './artist-description.ts';
import { sampleArtist as artist } from './sample-artist.ts';

const work = (title: string, minutes: number) => ({
  id: title,
  title,
  composer: 'Edvard Grieg',
  minutes,
  forces: ['piano'],
});

describe("an artist's poster", () => {
  it('draws their latest works as far as a sheet holds them, on two shores', () => {
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

  it('never shares its ground with its neighbours on the wall', () => {
    const wall = artistWall(
      Array.from({ length: 12 }, (_, id) => ({ ...artist, id })),
      4,
    );
    const grounds = wall.map((poster) => coloursOf(poster).palette[0]);
    for (const [index, ground] of grounds.entries()) {
      if (index % 4) expect(ground).not.toBe(grounds[index - 1]);
      expect(ground).not.toBe(grounds[index - 4]);
    }
  });
});

describe("an artist's words", () => {
  it('describe the page in whole sentences', () => {
    expect(artistDescription(artist)).toBe('Nació en Telde. Estudió en Viena & Roma. Vuelve cada año.');
    const long = 'Toca el piano desde niña en su casa. '.repeat(8);
    expect(artistDescription({ biography: `<p>${long}</p>` })).toMatch(/^(Toca el piano desde niña en su casa\. ?)+$/);
    expect(artistDescription({ biography: `<p>${'palabra '.repeat(60)}</p>` }).length).toBeLessThanOrEqual(160);
  });
});

describe('artistJsonLd', () => {
  it('tells a guest as a person', () => {
    expect(artistJsonLd(artist, 'OFGC')).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ana Prueba', jobTitle: 'piano' },
    });
    expect(JSON.stringify(artistJsonLd(artist, 'OFGC'))).not.toContain('memberOf');
  });

  it('tells a choir as a group of the house', () => {
    expect(artistJsonLd({ ...artist, kind: 'choir', isGuest: false }, 'OFGC')).toMatchObject({
      mainEntity: { '@type': 'MusicGroup', parentOrganization: { name: 'OFGC' } },
    });
  });

  it('tells a member as one', () => {
    expect(artistJsonLd({ ...artist, isGuest: false }, 'OFGC')).toMatchObject({
      mainEntity: { '@type': 'Person', memberOf: { name: 'OFGC' } },
    });
  });
});
