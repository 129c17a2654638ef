import { describe, expect, it } from 'vitest';
import {
  type DisplaySettings,
  parseDisplay,
  displayModes,
  displayQuery,
  textSizes,
  displayTheme,
} from './display-settings.ts';

describe('how a programme booklet is shown', () => {
  it.each<[string, DisplaySettings]>([
    ['', { mode: 'auto', size: '1' }],
    ['modo=sala', { mode: 'sala', size: '1' }],
    ['modo=papel&letra=3', { mode: 'papel', size: '3' }],
    ['modo=disco&letra=9', { mode: 'auto', size: '1' }],
  ])('is read from the query %s', (query, choice) => {
    expect(parseDisplay(new URLSearchParams(query))).toEqual(choice);
  });

  it.each(displayModes.flatMap((mode) => textSizes.map((size) => ({ mode, size }))))(
    'finds $mode, $size again in its own query',
    (choice) => expect(parseDisplay(new URLSearchParams(displayQuery(choice)))).toEqual(choice),
  );

  it('leaves the rest of an address as it is', () =>
    expect(displayQuery({ mode: 'sala', size: '1' }, '?de=%2Fexplora&letra=2')).toBe('?de=%2Fexplora&modo=sala'));

  it('has no query for the plain look', () => expect(displayQuery({ mode: 'auto', size: '1' })).toBe(''));

  it.each([
    ['auto', false, 'auto'],
    ['auto', true, 'hall'],
    ['papel', true, 'paper'],
    ['sala', false, 'hall'],
  ] as const)('%s, hall dark %s: %s', (mode, isHallDark, theme) => {
    expect(displayTheme({ mode, size: '1' }, isHallDark)).toBe(theme);
  });
});
