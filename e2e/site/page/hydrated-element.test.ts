import { expect, it } from 'vitest';
import { isHydratedElement } from './hydrated-element.ts';

it.each([
  ['slot', { slot: 'home.sample' }, 'home.sample'],
  ['part of the frame', { part: 'sample' }, 'sample'],
  ['page', undefined, 'page'],
])('an element of a %s is hydrated when React knows it and its part is marked', (_, dataset, part) => {
  performance.clearMarks(`hydrated:${part}`);
  const link = { closest: () => dataset && { dataset } } as unknown as Element;
  const known = Object.assign({ __reactFiber$x: {} }, link);
  expect(isHydratedElement(known)).toBe(false);
  performance.mark(`hydrated:${part}`);
  expect([isHydratedElement(known), isHydratedElement(link)]).toEqual([true, false]);
  performance.clearMarks(`hydrated:${part}`);
});
