import { expect, it } from 'vitest';
import { returnedSentence } from './shown-words.ts';

it.each([
  [
    'an error page has no words of the page to compare with',
    ['/', 'Inicio', 'Conciertos'],
    ['Error 503', 'Algo ha fallado'],
    'shows “Error 503” to whoever comes by a link inside the site: its loader fails in the browser, and not on the server',
  ],
  [
    'other words stand beside those of the server',
    ['20:00'],
    ['19:00'],
    'shows “19:00” in place of “20:00” to whoever comes by a link inside the site',
  ],
])('%s', (_, served, made, sentence) => expect(returnedSentence(served, made, 0)).toBe(sentence));
