import { plainDate } from '@ofgc/shared/dates/format.ts';
import type { ManagedCall } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { csvCell } from '../../files/csv-cell.ts';
import { message } from '../../locales/messages.ts';

/** The cell separator of spreadsheets in each language: where commas are decimal signs, a line with commas is read as one cell. */
const separators: Readonly<Record<Locale, string>> = { es: ';', en: ',' };

/** All registrations of a call, one in each line, with a byte order mark, by which spreadsheets recognise UTF-8. */
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
