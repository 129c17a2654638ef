import { describe, expect, it } from 'vitest';
import { plainText, sanitised } from './html.ts';

describe('sanitised', () => {
  it.each([
    ['<p>Uno</p><h3>Dos</h3>', '<p>Uno</p><h3>Dos</h3>'],
    ['<a href="/programa">Programa</a>', '<a href="/programa">Programa</a>'],
    [
      '<a href="#a">Abajo</a> <a href="mailto:a@b.es">Correo</a>',
      '<a href="#a">Abajo</a> <a href="mailto:a@b.es">Correo</a>',
    ],
    ['<a href="https://a.es">Fuera</a>', '<a href="https://a.es" target="_blank" rel="noopener">Fuera</a>'],
    ['<p style="color:red" class="x">Uno</p>', '<p>Uno</p>'],
    ['<a href=" java\tscript:alert(1)">Uno</a>', '<a>Uno</a>'],
    ['<a href="data:text/html,x">Uno</a>', '<a>Uno</a>'],
    ['<table><tr><td onclick=x>1</td></tr></table>', '<table><tr><td>1</td></tr></table>'],
  ])('makes of %s: %s', (html, clean) => {
    expect(sanitised(html)).toBe(clean);
  });
});

describe('plainText', () => {
  it('keeps words apart and reads entities', () => {
    expect(plainText('<p>Uno &amp; dos</p><p>tres <em>cuatro</em> 1 &lt; 2</p>')).toBe('Uno & dos tres cuatro 1 < 2');
  });
});
