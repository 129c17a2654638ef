import { expect, it } from 'vitest';
import { hasIdentityNumber } from './identity-numbers.ts';

it.each([
  '12345678Z',
  '12345678-Z',
  '12345678 Z',
  '12345678z',
  '12.345.678-Z',
  '1234567-L',
  'X1234567L',
  'X-1234567-L',
  'x1234567l',
  'Y.7654321.G',
  '12345678\u00A0Z',
  '12345678–Z',
  '12345678 - Z',
  '12 345 678 Z',
  'nº12345678Z',
  '12345678Zª',
  String.raw`lista:\n12345678Z`,
  String.raw`n\u00ba12345678Z`,
  'Ruíz 12345678Z',
  '_12345678Z_',
])('%s is a whole identity number', (text) => {
  expect(hasIdentityNumber(`Ana Sosa, ${text}, 8,32`)).toBe(true);
});

it.each([
  '***4567**',
  '12345678 A',
  '12345678A',
  'de 1.000.000 y más',
  'de 1 000 000 y más',
  '1.000.000. Y además',
  '912345678Z',
  'ES12345678Z',
  '2026-11-20T12:00:00Z',
])('%s is none', (text) => {
  expect(hasIdentityNumber(`Ana Sosa, ${text}, 8,32`)).toBe(false);
});
