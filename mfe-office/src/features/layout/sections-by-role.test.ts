import { expect, it } from 'vitest';
import { sectionsFor } from './sections-by-role.ts';

it('sectionsFor() returns the sections of each role', () => {
  const namesFor = (...roles: Parameters<typeof sectionsFor>[0]) => sectionsFor(roles).map(({ name }) => name);
  expect(namesFor('schools')).toEqual(['schools']);
  expect(namesFor('communication', 'channel')).toEqual(['inbox', 'alerts', 'concerts', 'channel']);
  expect(namesFor('staff')).toEqual(['staff']);
});
