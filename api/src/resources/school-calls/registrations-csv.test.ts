import { expect, it } from 'vitest';
import { registrationTable } from './registrations-csv.ts';

it.each([
  ['es', ';'],
  ['en', ','],
] as const)('the table of registrations in the language %j has nine columns for a spreadsheet', (lang, separator) => {
  const [head = '', ...rest] = registrationTable({ registrations: [] }, lang).split('\r\n');
  expect([head.startsWith('\uFEFF'), head.split(separator).length, rest]).toEqual([true, 9, ['']]);
});
