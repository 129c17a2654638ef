import { describe, expect, it } from 'vitest';
import { lineField, textField } from '@ofgc/shared/forms/form.schema.ts';

const errors = { required: 'required', tooLong: 'tooLong' };
const line = lineField({ isRequired: true, maxLength: 40 }, errors);
const text = textField({ isRequired: true, maxLength: 40 }, errors);

describe('a field for typed or pasted text', () => {
  it.each([
    ['an order of letters that is turned', 'CEIP \u202Egpj.exe\u202C', 'CEIP gpj.exe'],
    ['isolates', '\u2066Ana\u2069', 'Ana'],
    ['signs without width in the middle of a name', 'Gar\u200Bc\u00ADía\uFEFF', 'García'],
    ['half of a letter', 'a\uD83Db', 'a\uFFFDb'],
    ['the other spelling of a letter', 'Garci\u0301a Nun\u0303ez', 'García Nuñez'],
    ['the zero byte', 'a\u0000b', 'a b'],
  ])('removes or normalises %s', (_, typed, kept) => {
    expect([line.parse(typed), text.parse(typed)]).toEqual([kept, kept]);
  });

  it.each(['👩🏽‍🏫👨‍👩‍👧', 'مدرسة الأمل', 'נועם', 'می‌خواهم', 'Ñandú & «Guimarães» <b>', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])('keeps %s', (typed) => {
    expect([line.parse(typed), text.parse(` ${typed}\n`)]).toEqual([typed, typed]);
  });

  it.each(['\u200B\u200B', '\u200D', '\u00AD', '\uFEFF \u2060', '\u2028', '\u0007', ' \t\n'])(
    'is empty when the text has no visible character: %j',
    (typed) => {
      expect([line.safeParse(typed).success, text.safeParse(typed).success]).toEqual([false, false]);
    },
  );

  it('keeps line breaks, whatever their kind, and a single line joins them', () => {
    expect(text.parse('uno\r\ndos\rtres\u2028cuatro\n\n\n\ncinco')).toBe('uno\ndos\ntres\ncuatro\n\ncinco');
    expect(line.parse('uno\r\ndos\u2028tres')).toBe('uno dos tres');
  });
});
