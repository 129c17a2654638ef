import { expect, it } from 'vitest';
import { roomsFor } from './rooms.ts';

it('leads each role to its room, the schools’ manager to the school area', () => {
  const namesFor = (...roles: Parameters<typeof roomsFor>[0]) => roomsFor(roles).map(({ name }) => name);
  expect(namesFor('schools')).toEqual(['schools']);
  expect(namesFor('communication', 'channel')).toEqual(['inbox', 'alerts', 'concerts', 'channel']);
  expect(namesFor('staff')).toEqual(['staff']);
});
