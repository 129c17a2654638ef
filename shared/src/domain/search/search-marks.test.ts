import { describe, expect, it } from 'vitest';
import { markWords } from './search-marks.ts';

describe('markWords', () => {
  it.each([
    ['Grieg y Sibelius', ['sib'], 'Grieg y [Sibelius]'],
    ['Dvořák y Dvořákova', ['dvorak'], '[Dvořák] y [Dvořákova]'],
    ['Conciertos, concierto', ['conciert'], '[Conciertos], [concierto]'],
    ['Concierto para piano', ['conciert', 'pian'], '[Concierto] para [piano]'],
    ['Accesibilidad', ['sib'], 'Accesibilidad'],
    ['¡Óperas!', ['oper'], '¡[Óperas]!'],
    ['<b>oboe</b>', ['obo'], '<b>[oboe]</b>'],
    ['Pastoral', [], 'Pastoral'],
    ['', ['a'], ''],
  ])('in “%s” for %j marks the words that begin with a mark', (text, marks, expected) => {
    const parts = markWords(text, marks);
    expect(parts.map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part)).join('')).toBe(expected);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});
