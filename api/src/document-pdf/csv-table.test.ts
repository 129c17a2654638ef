import { expect, it } from 'vitest';
import { readCsvTable } from './csv-table.ts';

it.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['\uFEFFa,b', [['a', 'b']]],
  ['"Sosa, Alba",x', [['Sosa, Alba', 'x']]],
  ['"dice ""sí""",', [['dice "sí"', '']]],
  ['"dos\nlíneas",x', [['dos\nlíneas', 'x']]],
  [',,c', [['', '', 'c']]],
])('readCsvTable reads the rows of %j', (text, rows) => {
  expect(readCsvTable(text, 'es')).toEqual(rows);
});

it('readCsvTable writes amounts in the format of the language', () => {
  const text = 'Nombre,Importe (EUR)\na,4570.00\nb,12.5\nc,';
  expect(readCsvTable(text, 'es').map(([, amount]) => amount)).toEqual(['Importe (EUR)', '4570', '12,50', '–']);
  expect(readCsvTable(text, 'en').map(([, amount]) => amount)).toEqual(['Importe (EUR)', '4,570', '12.50', '–']);
});

it.each(['4.570,00', '4.570', '12 €', 'n/a'])('readCsvTable refuses the ambiguous or invalid amount %s', (amount) => {
  expect(() => readCsvTable(`Nombre,Importe (EUR)\na,"${amount}"`, 'es')).toThrow(amount);
});

it('readCsvTable refuses a row whose length differs from the header', () => {
  expect(() => readCsvTable('a,b\n1', 'es')).toThrow('Invalid Record Length');
});
