import { describe, expect, it } from 'vitest';
import { codeOf, derive, newCode, readCode } from './access-code.ts';

const code = codeOf('report', new Uint8Array(32).fill(201));
const letters = code.replaceAll('-', '');
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

describe('an access code', () => {
  it('has groups of four letters and differs each time', () => {
    expect(code).toMatch(/^(?:[A-HJKMNP-Z2-9]{4}-){4}[A-HJKMNP-Z2-9]{4}$/);
    expect(newCode('channel')).toMatch(/^(?:\w{4}-){6}\w{4}$/);
    expect(new Set(Array.from({ length: 200 }, () => newCode('report'))).size).toBe(200);
  });

  it('is read in small letters, with spaces or dashes', () => {
    expect(readCode('report', code)).toBe(letters);
    expect(readCode('report', ` ${code.toLowerCase().replaceAll('-', ' ')}\n`)).toBe(letters);
    expect(readCode('report', code.replaceAll('-', '–'))).toBe(letters);
  });

  it('is refused with any one letter wrong', () => {
    for (let place = 0; place < letters.length; place += 1)
      for (const other of alphabet)
        if (other !== letters[place])
          expect(readCode('report', letters.slice(0, place) + other + letters.slice(place + 1))).toBeNull();
  });

  it('is refused with two neighbouring letters exchanged', () => {
    for (let place = 0; place + 1 < letters.length - 1; place += 1) {
      const [one = '', two = ''] = letters.slice(place, place + 2);
      if (one !== two)
        expect(readCode('report', letters.slice(0, place) + two + one + letters.slice(place + 2))).toBeNull();
    }
  });

  it.each([
    '',
    'A',
    letters.slice(1),
    `${letters}A`,
    `${letters.slice(1)}0`,
    letters.replace(/^./, 'Ñ'),
    '💥'.repeat(20),
  ])('is refused: %j', (typed) => {
    expect(readCode('report', typed)).toBeNull();
  });

  it('gives a locator and an identity that differ', () => {
    const [locator, identity] = [derive(letters, 'locator'), derive(letters, 'identity')];
    expect(locator).toHaveLength(32);
    expect(Buffer.from(locator).equals(identity)).toBe(false);
    expect(derive(letters, 'locator')).toEqual(locator);
  });
});
