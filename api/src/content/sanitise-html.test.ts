import { describe, expect, it } from 'vitest';
import { stripTags, sanitised } from './sanitise-html.ts';

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
    ['<h2> </h2><h3>&nbsp;</h3><p>Uno<a href="/programa"><br></a></p>', '<p>Uno</p>'],
    ['<h2><strong>Uno</strong></h2>', '<h2><strong>Uno</strong></h2>'],
    ['<table><tr><td onclick=x>1</td></tr></table>', '<table><tr><td>1</td></tr></table>'],
  ])('turns %s into %s', (html, clean) => {
    expect(sanitised(html)).toBe(clean);
  });

  it.each([4, 5])('labels the cells of a table with five columns, not of one with four (%i)', (count) => {
    const names = ['Nombre', 'Año & <em>mes</em>', 'Tipo', 'Para', 'Fin'].slice(0, count);
    const heads = names.map((name) => `<th>${name.replace('&', '&amp;')}</th>`).join('');
    const table = (label: (index: number) => string) =>
      `<table><thead><tr>${heads}</tr></thead><tbody><tr><th>a</th>${names
        .slice(1)
        .map((_, index) => `<td${label(index)}>b</td>`)
        .join('')}</tr></tbody></table>`;
    const labels = ['Año &amp; mes', 'Tipo', 'Para', 'Fin'];
    const label = (index: number) => (count === 5 ? ` data-label="${labels[index]}"` : '');
    expect(sanitised(table(() => ''))).toBe(table(label));
  });

  it('labels the cells of a table with four columns when one of them holds a sentence', () => {
    const table = (words: string, label = '') =>
      `<table><thead><tr><th>A</th><th>B</th><th>C</th><th>D</th></tr></thead><tbody><tr><th>a</th><td${label && ' data-label="B"'}>${words}</td><td${label && ' data-label="C"'}>c</td><td${label && ' data-label="D"'}>d</td></tr></tbody></table>`;
    expect(sanitised(table('b'.repeat(59)))).toBe(table('b'.repeat(59)));
    expect(sanitised(table('b'.repeat(60)))).toBe(table('b'.repeat(60), 'labelled'));
  });
});

describe('stripTags', () => {
  it('separates words at tags and decodes entities', () => {
    expect(stripTags('<p>Uno &amp; dos</p><p>tres <em>cuatro</em> 1 &lt; 2</p>')).toBe('Uno & dos · tres cuatro 1 < 2');
  });

  it('reads each row of a table as words of its own', () => {
    const table =
      '<table><tr><th>Zona</th><th>Precio</th><th>Plazas</th></tr><tr><td>A</td><td>58 €</td><td>12</td></tr></table>';
    expect(stripTags(`<h3>Precios</h3>${table}<p>Sin gastos.</p>`)).toBe(
      'Precios · Zona: Precio; Plazas · A: 58 €; 12 · Sin gastos.',
    );
  });
});
