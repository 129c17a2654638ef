import { expect, it } from 'vitest';
import { filteredGuestsPath } from './guest-filters.ts';

const none = { temporada: '', papel: '', instrumento: '', letra: '' };

it.each([
  [none, 1, '/explora/invitados'],
  [none, 2, '/explora/invitados?page=2'],
  [{ ...none, letra: 'b', temporada: '2627' }, 1, '/explora/invitados?temporada=2627&letra=b'],
  [{ ...none, papel: 'conductor' }, 3, '/explora/invitados?papel=conductor&page=3'],
])('filteredGuestsPath writes %j on page %i as %s', (filters, page, path) =>
  expect(filteredGuestsPath(filters, page)).toBe(path),
);
