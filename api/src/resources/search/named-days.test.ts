import { expect, it } from 'vitest';
import { withDayWords } from './named-days.ts';

/** A Friday. */
const today = '2026-11-20';

it.each([
  ['28/11/2026', 'es', 'd20261128'],
  ['28.11.26', 'es', 'd20261128'],
  ['2026-11-28', 'en', 'd20261128'],
  ['28-11', 'es', 'd20261128'],
  ['3-1', 'es', 'd20270103'],
  ['Mahler 5/12', 'es', 'mahler d20261205'],
  ['este sábado', 'es', 'd20261121'],
  ['El próximo viernes', 'es', 'd20261120'],
  ['this Saturday', 'en', 'd20261121'],
  ['sábado', 'es', null],
  ['31/2/2026', 'es', null],
  ['28/13', 'es', null],
  ['temporada 2026-27', 'es', null],
  ['928 00-00-00', 'es', null],
  ['op. 12.3.4.5', 'es', null],
] as const)('“%s” (%s) names %s', (term, lang, words) => {
  expect(withDayWords(term, lang, today)).toBe(words);
});
