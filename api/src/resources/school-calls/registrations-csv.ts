import { plainDate } from '@ofgc/shared/dates/format.ts';
import type { ManagedCall } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { message } from '../../locales/messages.ts';

/** Where a spreadsheet may think that a cell begins, and what makes a formula of it; in its Spanish version `;` parts cells. */
const formulaStart = /(^|[,;\t\r\n])(\s*["']*)(?=[=+\-@＝＋－＠])/g;

/**
 * A cell of a CSV file for spreadsheets. What a spreadsheet would take for a formula, with whatever separator it reads, begins with
 * an apostrophe (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvCell(value: string | number): string {
  const text = String(value);
  const harmless = typeof value === 'string' ? text.replaceAll(formulaStart, "$1$2'") : text;
  return /[",;\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What a spreadsheet in each language parts cells by: where commas are for decimals, it reads a line with commas as one cell. */
const separators: Readonly<Record<Locale, string>> = { es: ';', en: ',' };

/** All registrations of a call, one a line, with a byte order mark: spreadsheets know by it that it is UTF-8. */
export function registrationTable({ registrations }: Pick<ManagedCall, 'registrations'>, lang: Locale): string {
  const heads = [
    'reference',
    'centre',
    'municipality',
    'state',
    'seats',
    'wheelchairs',
    'position',
    'session',
    'wishes',
  ] as const;
  const dated = ({ startsAt, municipality }: { startsAt: string; municipality: string }) =>
    `${plainDate(startsAt, 'date', lang)} ${plainDate(startsAt, 'time', lang)} ${municipality}`;
  const lines = registrations.map((one) => [
    one.reference,
    one.centre,
    one.municipality,
    message(lang, `schoolState.${one.state}`),
    one.seats,
    one.wheelchairs,
    one.position ?? '',
    one.session ? dated(one.session) : '',
    one.wishes.map(dated).join(' | '),
  ]);
  const all = [heads.map((head) => message(lang, `schoolColumn.${head}`)), ...lines];
  return `\uFEFF${all.map((line) => line.map(csvCell).join(separators[lang])).join('\r\n')}\r\n`;
}
