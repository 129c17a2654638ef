import { expect, it } from 'vitest';
import { splitAddress } from './split-address.ts';

it.each([
  ['/en/explora?mes=1&a=2#mapa', { locale: 'en', path: '/explora', query: 'mes=1&a=2', anchor: 'mapa' }],
  ['/explora#mapa?no', { locale: 'es', path: '/explora', query: '', anchor: 'mapa?no' }],
  ['/en?mes=1', { locale: 'en', path: '/', pathname: '/en', query: 'mes=1' }],
])('takes %s apart', (address, parts) => {
  expect(splitAddress(address)).toMatchObject(parts);
});
