import { expect, it } from 'vitest';
import { dial } from './dial.ts';

it('dials with the country’s code', () => expect(dial('928 00 00 00')).toBe('tel:+34928000000'));
