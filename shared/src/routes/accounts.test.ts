import { describe, expect, it } from 'vitest';
import { wantedPath } from './accounts.ts';

describe('wantedPath after signing in', () => {
  it.each([
    ['staff', '/oficina/avisos?pagina=2'],
    ['staff', '/educacion-comunidad/area-de-centros/gestion/convocatorias/viento-en-la-isla?semilla=7'],
    ['centre', '/educacion-comunidad/area-de-centros/inscripciones/S-ABC234'],
  ] as const)('is for %s the wanted page %s', (kind, wanted) => {
    expect(wantedPath(kind, wanted)).toBe(wanted);
  });

  it.each([
    null,
    '',
    'https://elsewhere.example/oficina',
    '//elsewhere.example/oficina/x',
    '/\\elsewhere.example',
    '/oficina/../../elsewhere',
    '/oficina/%2e%2e/portal-empleo',
    '/oficinas',
    'oficina/avisos',
    'javascript:alert(1)',
    '/portal-empleo',
    '/educacion-comunidad/area-de-centros',
    '/\t/elsewhere.example',
  ])('is the start of the own area instead of %j', (wanted) => {
    expect(wantedPath('staff', wanted)).toBe('/oficina');
  });
});
