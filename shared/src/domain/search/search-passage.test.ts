import { describe, expect, it } from 'vitest';
import { passageAround } from './search-passage.ts';

describe('the passage around what was found', () => {
  const words = Array.from({ length: 200 }, (_, index) => `palabra${index}`).join(' ');

  it('is null where nothing was', () => expect(passageAround(words, ['nada'])).toBeNull());

  it('is the whole of a short text', () => expect(passageAround('Un oboe solo.', ['obo'])).toBe('Un oboe solo.'));

  it.each([['palabra0'], ['palabra99'], ['palabra199']])(
    'has %s with some words before and after, whole ones',
    (mark) => {
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
    },
  );
});
