import { expect, it } from 'vitest';
import { isWithoutThirdParties } from './pages-without-third-parties.ts';

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
])('isWithoutThirdParties is true for %s', (url) => expect(isWithoutThirdParties(url)).toBe(true));

it.each(['/', '/en', '/oficina-de-prensa', '/boletin', '/boletin/', '/educacion-comunidad', '/buscar?q=/oficina'])(
  'isWithoutThirdParties is false for %s',
  (url) => expect(isWithoutThirdParties(url)).toBe(false),
);
