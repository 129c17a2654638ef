import { describe, expect, it } from 'vitest';
import { passageAround } from './search-passage.ts';

describe('passageAround', () => {
  const words = Array.from({ length: 200 }, (_, index) => `palabra${index}`).join(' ');

  it('returns null when no mark is in the text', () => expect(passageAround(words, ['nada'])).toBeNull());

  it('returns the whole of a short text', () => expect(passageAround('Un oboe solo.', ['obo'])).toBe('Un oboe solo.'));

  it.each([
    [`https://ofgc.example/${'a'.repeat(80)}/mahler y más`, 'mahler y más'],
    [`${'Antes. '.repeat(50)}https://ofgc.example/${'a'.repeat(80)}/mahler`, 'mahler'],
  ])('shows a word that a long address leads to', (text, shown) => {
    const passage = passageAround(text, ['mahler']) ?? '';
    expect(passage).toContain(shown);
    expect(passage.length).toBeLessThan(230);
  });

  it.each([['palabra0'], ['palabra99'], ['palabra199']])('returns %s with whole words before and after it', (mark) => {
    const passage = passageAround(words, [mark]) ?? '';
    expect(passage).toContain(mark);
    expect(passage.length).toBeLessThan(230);
    expect(
      passage
        .replaceAll('…', '')
        .trim()
        .split(' ')
        .every((word) => /^palabra\d+$/.test(word)),
    ).toBe(true);
    expect(passage.startsWith('…')).toBe(mark !== 'palabra0');
    expect(passage.endsWith('…')).toBe(mark !== 'palabra199');
  });
});
