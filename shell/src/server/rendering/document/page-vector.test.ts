import { expect, it } from 'vitest';
import type { LiveRelease, ReleaseVector } from '../../../composition/release-vector.ts';
import { createPageVectors } from './page-vector.ts';

const release = (name: string): LiveRelease => ({
  version: 'v1',
  mounts: [`/${name}`],
  slots: [`home.${name}`],
  integrity: `sha384-${name}`,
});
const vectorOf = (...names: string[]): ReleaseVector => Object.fromEntries(names.map((name) => [name, release(name)]));
/** As long as a real address of such a file. */
const address = `/assets/vectors/${'x'.repeat(43)}.json`;

it('grows a page by no remote that it does not use', () => {
  const others = Array.from({ length: 20 }, (_, index) => `other${index}`);
  const bytes = [1, 5, 20].map((count) => {
    const whole = vectorOf('concerts', 'jobs', ...others.slice(0, count));
    return JSON.stringify(createPageVectors(whole, address)(new Set(['jobs', 'shell', undefined]))).length;
  });
  expect(bytes).toEqual([bytes[0], bytes[0], bytes[0]]);
});

it('carries what it shows parts of, in the order of the whole, and says where the others are', () => {
  const page = createPageVectors(vectorOf('concerts', 'explore', 'jobs'), address);
  const used = page(new Set(['jobs', 'concerts']));
  expect(used).toEqual({ vector: vectorOf('concerts', 'jobs'), wholeVector: address });
  expect(Object.keys(used.vector)).toEqual(['concerts', 'jobs']);
  // All pages of this kind share one object.
  expect(page(new Set(['concerts', 'jobs'])).vector).toBe(used.vector);
});

it('carries them all where nobody keeps the file', () => {
  const whole = vectorOf('concerts', 'jobs');
  expect(createPageVectors(whole)(new Set(['jobs']))).toEqual({ vector: whole });
});
