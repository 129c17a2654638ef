import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('the return path after a choice', () => {
  it.each(['/', '/explora', '/conciertos-entradas/eventos?mes=2026-12#hoy', '/buscar?term=a%20b'])(
    'is %s when that is a path of the site',
    (path) => {
      expect(returnPath([path])).toBe(path);
    },
  );

  it.each([
    '',
    'explora',
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    String.raw`/a\b`,
    '/a b',
    'javascript:alert(1)',
  ])('is the home page for %j', (path) => {
    expect(returnPath([path])).toBe('/');
  });

  it('is the home page if none is given', () => expect(returnPath([])).toBe('/'));

  it.each([[['/', '/explora']], [['/\0']], [['/€']], [['/\t/evil.example']], [['/a\r\nSet-Cookie: x=1']]])(
    'is null for %j, which no link of the site has',
    (paths) => expect(returnPath(paths)).toBe(null),
  );
});
