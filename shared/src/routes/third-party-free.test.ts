import { expect, it } from 'vitest';
import { isThirdPartyFree } from './third-party-free.ts';

it.each([
  '/oficina',
  '/en/oficina/entrar?volver=%2Foficina',
  '/Oficina/clave?enlace=abc',
  '//%6fficina',
  '/educacion-comunidad/area-de-centros',
  '/en/educacion-comunidad/area-de-centros/inscripciones/S-ABC234',
  '/canal-denuncias/informar',
  '/boletin/Zm9vYmFy',
  '/en/conciertos-entradas/lista-de-espera/Zm9vYmFy',
])('isThirdPartyFree is true for %s', (url) => expect(isThirdPartyFree(url)).toBe(true));

it.each(['/', '/en', '/oficina-de-prensa', '/boletin', '/boletin/', '/educacion-comunidad', '/buscar?q=/oficina'])(
  'isThirdPartyFree is false for %s',
  (url) => expect(isThirdPartyFree(url)).toBe(false),
);
