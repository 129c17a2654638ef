import { describe, expect, it } from 'vitest';
import { assetUrl, remoteOfPath, type ReleaseVector } from './release-vector.ts';

const app = (...mounts: string[]) => ({ version: 'v1', mounts, slots: [], integrity: '' });
const vector: ReleaseVector = { concerts: app('/conciertos-entradas'), explore: app('/explora', '/notas-prensa') };

describe('the remote of a path', () => {
  it.each([
    ['/conciertos-entradas', 'concerts'],
    ['/conciertos-entradas/eventos/pastoral/38', 'concerts'],
    ['/notas-prensa', 'explore'],
    ['/', undefined],
    ['/explorador', undefined],
    ['/exp', undefined],
    ['/en/explora', undefined],
    ['', undefined],
  ])('%s is %s', (path, remote) => expect(remoteOfPath(path, vector)).toBe(remote));
});

it('the address of a release’s file contains its app and version', () => {
  expect(assetUrl('concerts', 'a1b2', 'remote.js')).toBe('/assets/concerts/a1b2/browser/remote.js');
});
