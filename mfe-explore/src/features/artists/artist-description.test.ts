import { expect, it } from 'vitest';
import { artistDescription } from './artist-description.ts';
import { sampleArtist as artist } from '../../testing/sample-artist.ts';

it('artistDescription() has whole sentences and at most 160 characters', () => {
  expect(artistDescription(artist)).toBe('Nació en Telde. Estudió en Viena & Roma. Vuelve cada año.');
  const long = 'Toca el piano desde niña en su casa. '.repeat(8);
  expect(artistDescription({ biography: `<p>${long}</p>` })).toMatch(/^(Toca el piano desde niña en su casa\. ?)+$/);
  expect(artistDescription({ biography: `<p>${'palabra '.repeat(60)}</p>` }).length).toBeLessThanOrEqual(160);
});
