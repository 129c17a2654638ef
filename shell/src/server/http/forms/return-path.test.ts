import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('the way back after the choice', () => {
  it.each(['/', '/explora', '/conciertos-entradas/eventos?mes=2026-12#hoy', '/buscar?term=a%20b'])(
    'stays on %s',
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

  it('is the home page where none is named', () => expect(returnPath([])).toBe('/'));

  it.each([[['/', '/explora']], [['/\0']], [['/€']], [['/\t/evil.example']], [['/a\r\nSet-Cookie: x=1']]])(
    'is none for %j, which no link of the site writes',
    (paths) => expect(returnPath(paths)).toBe(null),
  );
});
