import { parse } from 'csv-parse/sync';
import { formatTags, type Locale } from '@ofgc/shared/domain/locale.ts';

/**
 * The rows of a CSV file, the header first. In columns whose name ends with `(EUR)`, amounts (`4570.00`) are formatted.
 * @throws Error where a row has more or fewer cells than the header, or an amount is no number
 */
export function readCsvTable(text: string, lang: Locale): string[][] {
  const [header = [], ...rows]: string[][] = parse(text, { bom: true, skipEmptyLines: true });
  const isAmount = header.map((name) => name.endsWith('(EUR)'));
  const format = new Intl.NumberFormat(formatTags[lang], {
    trailingZeroDisplay: 'stripIfInteger',
    minimumFractionDigits: 2,
  });
  const shown = (cell: string) => {
    if (cell === '') return '–';
    if (!/^-?\d+(\.\d{1,2})?$/.test(cell)) throw new Error(`the amount ${cell} must be written as 4570.00`);
    return format.format(Number(cell));
  };
  return [header, ...rows.map((row) => row.map((cell, column) => (isAmount[column] ? shown(cell) : cell)))];
}
