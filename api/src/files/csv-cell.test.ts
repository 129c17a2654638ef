import { expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

it.each([
  ['=1+1', "'=1+1"],
  [' \t@SUM(A1)', " \t'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  // A spreadsheet that separates cells by another sign than commas would find a formula in the middle of this cell.
  ['CEIP Pérez;=HYPERLINK(A1);', `"CEIP Pérez;'=HYPERLINK(A1);"`],
  ['CEIP Pérez\n-1+1', `"CEIP Pérez\n'-1+1"`],
  ['"=1+1"', `"""'=1+1"""`],
  ['CEIP Pérez-Galdós', 'CEIP Pérez-Galdós'],
  ['Lunes, 9:00', '"Lunes, 9:00"'],
])('csvCell writes %j so that no spreadsheet takes it for a formula', (text, cell) => expect(csvCell(text)).toBe(cell));

it('csvCell keeps a negative number', () => expect(csvCell(-3)).toBe('-3'));
