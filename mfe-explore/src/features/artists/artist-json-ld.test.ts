import { describe, expect, it } from 'vitest';
import { artistJsonLd } from './artist-json-ld.ts';
import { sampleArtist as artist } from '../../testing/sample-artist.ts';

describe('artistJsonLd', () => {
  it('is a person without membership for a guest', () => {
    expect(artistJsonLd(artist, 'OFGC')).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ana Prueba', jobTitle: 'piano' },
    });
    expect(JSON.stringify(artistJsonLd(artist, 'OFGC'))).not.toContain('memberOf');
  });

  it('is a group of the orchestra for a choir', () => {
    expect(artistJsonLd({ ...artist, kind: 'choir', isGuest: false }, 'OFGC')).toMatchObject({
      mainEntity: { '@type': 'MusicGroup', parentOrganization: { name: 'OFGC' } },
    });
  });

  it('is a member of the orchestra for a musician who is no guest', () => {
    expect(artistJsonLd({ ...artist, isGuest: false }, 'OFGC')).toMatchObject({
      mainEntity: { '@type': 'Person', memberOf: { name: 'OFGC' } },
    });
  });
});
