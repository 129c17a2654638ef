import { expect, it } from 'vitest';
import { reversedSpans } from './reversed-spans.ts';

it.each([
  ['Applications from {{to}} to {{from}}.', 'Solicitudes del {{from}} al {{to}}.', 1],
  ['From {{from}} to {{to}}', 'Del {{from}} al {{to}}', 0],
  ['{{applyTo, day}}–<b>{{applyFrom, day}}</b>', '{{applyFrom, day}}–{{applyTo, day}}', 1],
  ['rows {{last}} to the {{first}}', 'filas {{first}} a la {{last}}', 1],
  ['Now {{to}}, formerly {{from}}', 'De {{from}} a {{to}}', 0],
  ['Until {{to}}, beginning on {{from}}', 'Del {{from}} al {{to}}', 0],
  ['{{title}} and {{name}}', '{{name}} y {{title}}', 0],
  // In both languages: the names mean something else.
  ['{{to}} to {{from}}', '{{to}} a {{from}}', 0],
])('judges “%s” beside “%s”', (text, other, count) => {
  expect(reversedSpans({ when: text }, { when: other })).toHaveLength(count);
  expect(reversedSpans({ when: other }, { when: text })).toEqual([]);
});
