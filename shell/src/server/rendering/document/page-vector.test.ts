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

it('the page vector does not grow with remotes that the page does not use', () => {
  const others = Array.from({ length: 20 }, (_, index) => `other${index}`);
  const bytes = [1, 5, 20].map((count) => {
    const whole = vectorOf('concerts', 'jobs', ...others.slice(0, count));
    return JSON.stringify(createPageVectors(whole, address)(new Set(['jobs', 'shell', undefined]))).length;
  });
  expect(bytes).toEqual([bytes[0], bytes[0], bytes[0]]);
});

it('the page vector has the releases that the page uses in their order, and the address of the whole vector', () => {
  const page = createPageVectors(vectorOf('concerts', 'explore', 'jobs'), address);
  const used = page(new Set(['jobs', 'concerts']));
  expect(used).toEqual({ vector: vectorOf('concerts', 'jobs'), wholeVector: address });
  expect(Object.keys(used.vector)).toEqual(['concerts', 'jobs']);
  // All pages of this kind share one object.
  expect(page(new Set(['concerts', 'jobs'])).vector).toBe(used.vector);
});

it('the page vector has all releases if the whole vector has no file', () => {
  const whole = vectorOf('concerts', 'jobs');
  expect(createPageVectors(whole)(new Set(['jobs']))).toEqual({ vector: whole });
});
