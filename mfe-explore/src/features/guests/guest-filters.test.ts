import { describe, expect, it } from 'vitest';
import { guestsAddress, readGuestChoice } from './guest-filters.ts';

const open = { temporada: '', papel: '', instrumento: '', letra: '' };

describe('readGuestChoice', () => {
  it.each([
    ['', open],
    ['temporada=2627&papel=soloist&letra=', { ...open, temporada: '2627', papel: 'soloist' }],
    ['instrumento=+violin+&page=2&otro=1', { ...open, instrumento: 'violin' }],
  ])('reads "%s"', (query, choice) => expect(readGuestChoice(new URLSearchParams(query))).toEqual(choice));

  it('cuts words that are longer than any name', () =>
    expect(readGuestChoice(new URLSearchParams({ letra: 'a'.repeat(500) })).letra).toHaveLength(120));
});

describe('guestsAddress', () => {
  it.each([
    [open, 1, '/explora/invitados'],
    [open, 2, '/explora/invitados?page=2'],
    [{ ...open, letra: 'b', temporada: '2627' }, 1, '/explora/invitados?temporada=2627&letra=b'],
    [{ ...open, papel: 'conductor' }, 3, '/explora/invitados?papel=conductor&page=3'],
  ])('writes %j on page %i as %s', (choice, page, address) => expect(guestsAddress(choice, page)).toBe(address));
});
