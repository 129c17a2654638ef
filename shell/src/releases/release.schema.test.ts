import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../testing/sample-release.ts';
import { registrySchema, releaseSchema } from './release.schema.ts';

describe('what a release says of itself', () => {
  it('is accepted when it is complete', () => {
    expect(releaseSchema.parse(sampleRelease())).toEqual(sampleRelease());
  });

  it.each([
    ['a name that is a path', { name: '../shell' }],
    ['a version that leaves its folder', { version: '..' }],
    ['a version with a slash', { version: 'v1/../v2' }],
    ['an empty version', { version: '' }],
    ['a mount that is not absolute', { mounts: ['educacion-comunidad'] }],
    ['a warm-up page that is not absolute', { warmUp: ['https://ofgc.example/'] }],
    ['a chunk without its files', { chunks: { landing: ['landing.js'] } }],
    ['a weak integrity', { integrity: { 'landing.js': 'md5-abc' } }],
    ['no list of what it takes from the contract', { imports: undefined }],
    ['a time that is none', { builtAt: 'yesterday' }],
    ['no contract versions', { shared: undefined }],
  ])('is refused with %s', (_, differences) => {
    expect(releaseSchema.safeParse({ ...sampleRelease(), ...differences }).success).toBe(false);
  });
});

it('a registry without the releases to go back to is refused', () => {
  expect(registrySchema.safeParse({ apps: { education: { version: 'v1', mounts: [], slots: [] } } }).success).toBe(
    false,
  );
});
