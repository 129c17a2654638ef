import { expect, it } from 'vitest';
import { dial } from './dial.ts';

it.each([
  ['928 00 00 00', 'tel:+34928000000'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
])('dial makes of %s an address with its country code', (phone, address) => expect(dial(phone)).toBe(address));
