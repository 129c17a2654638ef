import { expect, it } from 'vitest';
import { sectionsFor } from './sections-by-role.ts';

it('leads each role to its section, the schools’ manager to the school area', () => {
  const namesFor = (...roles: Parameters<typeof sectionsFor>[0]) => sectionsFor(roles).map(({ name }) => name);
  expect(namesFor('schools')).toEqual(['schools']);
  expect(namesFor('communication', 'channel')).toEqual(['inbox', 'alerts', 'concerts', 'channel']);
  expect(namesFor('staff')).toEqual(['staff']);
});
