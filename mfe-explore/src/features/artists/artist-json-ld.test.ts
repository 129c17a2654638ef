import { describe, expect, it } from 'vitest';
import { artistJsonLd } from './artist-json-ld.ts';
import { sampleArtist as artist } from './sample-artist.ts';

describe('artistJsonLd', () => {
  it('describes a guest as a person', () => {
    expect(artistJsonLd(artist, 'OFGC')).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ana Prueba', jobTitle: 'piano' },
    });
    expect(JSON.stringify(artistJsonLd(artist, 'OFGC'))).not.toContain('memberOf');
  });

  it('describes a choir as a group of the orchestra', () => {
    expect(artistJsonLd({ ...artist, kind: 'choir', isGuest: false }, 'OFGC')).toMatchObject({
      mainEntity: { '@type': 'MusicGroup', parentOrganization: { name: 'OFGC' } },
    });
  });

  it('describes a member as one', () => {
    expect(artistJsonLd({ ...artist, isGuest: false }, 'OFGC')).toMatchObject({
      mainEntity: { '@type': 'Person', memberOf: { name: 'OFGC' } },
    });
  });
});
