import { expect, it } from 'vitest';
import { withDayWords } from './named-days.ts';

/** This day is a Friday. */
const today = '2026-11-20';

it.each([
  ['28/11/2026', 'es', 'd20261128'],
  ['28.11.26', 'es', 'd20261128'],
  ['2026-11-28', 'en', 'd20261128'],
  ['28-11', 'es', 'd20261128'],
  ['3-1', 'es', 'd20270103'],
  ['Mahler 5/12', 'es', 'mahler d20261205'],
  ['sábado 28 de noviembre', 'es', 'sabado d20261128'],
  ['quince de diciembre', 'es', 'd20261215'],
  ['el 18 de diciembre de 2026 a las 20:00', 'es', 'd20261218'],
  ['1 enero', 'es', 'd20270101'],
  ['December 18th', 'en', 'd20261218'],
  ['the 5th of December at 7.30 pm', 'en', 'd20261205'],
  ['5 dec 2026', 'en', 'd20261205'],
  ['december 2026', 'en', null],
  ['31 de noviembre', 'es', null],
  ['Mahler 5', 'en', null],
  ['programa de hoy', 'es', 'd20261120'],
  ["tonight's programme", 'en', 'd20261120'],
  ['programa de mano', 'es', null],
  ['este sábado', 'es', 'd20261121'],
  ['El próximo viernes', 'es', 'd20261120'],
  ['this Saturday', 'en', 'd20261121'],
  ['hoy', 'es', 'd20261120'],
  ['conciertos mañana', 'es', 'conciertos d20261121'],
  ['conciertos de mañana', 'es', 'conciertos de d20261121'],
  ['sesión de mañana', 'es', null],
  ['8 y 9 de diciembre', 'es', 'd20261208 d20261209'],
  ['del 8 al 10 de diciembre', 'es', 'd20261208 d20261209 d20261210'],
  ['5, 8 y 9 de diciembre de 2027', 'es', 'd20271205 d20271208 d20271209'],
  ['concerts 27 and 28 november', 'en', 'concerts d20261127 d20261128'],
  ['December 18th to 20th', 'en', 'd20261218 d20261219 d20261220'],
  ['del 9 al 8 de diciembre', 'es', 'd20261209 d20261208'],
  ['pasado mañana', 'es', 'd20261122'],
  ['esta mañana', 'es', 'd20261120'],
  ['La mañana de Peer Gynt', 'es', null],
  ['concierto este fin de semana', 'es', 'concierto d20261120 d20261121 d20261122'],
  ['esta semana', 'es', 'd20261120 d20261121 d20261122'],
  ['la semana que viene', 'es', 'd20261123 d20261124 d20261125 d20261126 d20261127 d20261128 d20261129'],
  ['tonight', 'en', 'd20261120'],
  ['concerts tomorrow', 'en', 'concerts d20261121'],
  ['the day after tomorrow', 'en', 'd20261122'],
  ['weekend', 'en', 'd20261120 d20261121 d20261122'],
  ['weekday concerts', 'en', null],
  ['sábado', 'es', null],
  ['31/2/2026', 'es', null],
  ['28/13', 'es', null],
  ['temporada 2026-27', 'es', null],
  ['928 00-00-00', 'es', null],
  ['op. 12.3.4.5', 'es', null],
] as const)('withDayWords reads “%s” (%s) as %s', (term, lang, words) => {
  expect(withDayWords(term, lang, today)).toBe(words);
});

it.each([
  ['2026-11-22', 'esta semana', 'd20261122'],
  ['2026-11-22', 'fin de semana', 'd20261122'],
  ['2026-11-22', 'próxima semana', 'd20261123 d20261124 d20261125 d20261126 d20261127 d20261128 d20261129'],
  ['2026-11-23', 'fin de semana', 'd20261127 d20261128 d20261129'],
])('on %s, withDayWords reads “%s” as the days that are left: %s', (day, term, words) => {
  expect(withDayWords(term, 'es', day)).toBe(words);
});
