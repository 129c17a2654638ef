import { afterEach, expect, it } from 'vitest';
import { retryTarget } from './retry-target.ts';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['?de=/en/explora', '/en/explora'],
  ['?de=//elsewhere.example', '/en'],
  ['?de=/%09/elsewhere.example', '/en'],
  ['?de=/%0A/elsewhere.example', '/en'],
  ['?de=/%0D%0A/elsewhere.example', '/en'],
  ['?de=/%5Celsewhere.example', '/en'],
  ['?de=https://elsewhere.example', '/en'],
  ['', '/en'],
])('%s leads back to %s', (search, target) => {
  history.replaceState(null, '', `/en/programa/sin-conexion${search}`);
  expect(retryTarget('/en')).toBe(target);
});
