import { describe, expect, it } from 'vitest';
import { htmlBeforeTable, parseKeyFigures } from './key-figures.ts';

const table = (...rows: [string, string][]) =>
  `<p>Temporada 2025-26.</p><table><thead><tr><th>Qué</th><th>Cuánto</th></tr></thead><tbody>${rows.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</tbody></table>`;

describe('parseKeyFigures', () => {
  it.each([
    ['70', '70', ''],
    ['58.400 personas', '58.400', 'personas'],
    ['21 de 21', '21', 'de 21'],
    ['87 %', '87 %', ''],
    ['87%', '87%', ''],
    ['8,6 millones de euros', '8,6', 'millones de euros'],
    ['€8.6 million', '€8.6', 'million'],
  ])('reads %j as number %j and unit %j', (value, number, unit) => {
    expect(parseKeyFigures(table(['Público', value]))).toEqual([{ label: 'Público', number, unit }]);
  });

  it('decodes HTML entities', () => {
    expect(parseKeyFigures(table(['Voces &amp; coro', '44&nbsp;%']))).toEqual([
      { label: 'Voces & coro', number: '44 %', unit: '' },
    ]);
  });

  it('is empty for tables without numbers and texts without a table', () => {
    expect(parseKeyFigures(table(['Público', '58.400'], ['Sede', 'calle de los Atriles']))).toEqual([]);
    expect(parseKeyFigures('<p>Setenta músicos.</p>')).toEqual([]);
  });
});

it('htmlBeforeTable() returns the text before the table', () => {
  expect(htmlBeforeTable(table(['Público', '70']))).toBe('<p>Temporada 2025-26.</p>');
});
