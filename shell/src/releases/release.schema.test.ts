import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../testing/sample-releases/sample-release.ts';
import { registrySchema, releaseSchema } from './release.schema.ts';

describe('the release schema', () => {
  it('accepts a complete release', () => {
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
    ['no list of imports from the contract', { imports: undefined }],
    ['an invalid time', { builtAt: 'yesterday' }],
    ['no contract versions', { shared: undefined }],
  ])('refuses %s', (_, differences) => {
    expect(releaseSchema.safeParse({ ...sampleRelease(), ...differences }).success).toBe(false);
  });
});

it('the registry schema refuses an app without its list of earlier releases', () => {
  expect(registrySchema.safeParse({ apps: { education: { version: 'v1', mounts: [], slots: [] } } }).success).toBe(
    false,
  );
});
