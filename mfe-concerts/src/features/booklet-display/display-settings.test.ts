import { describe, expect, it } from 'vitest';
import {
  type DisplaySettings,
  parseDisplay,
  displayModes,
  displayQuery,
  textSizes,
  displayTheme,
} from './display-settings.ts';

describe('display settings of the programme booklet', () => {
  it.each<[string, DisplaySettings]>([
    ['', { mode: 'auto', size: '1' }],
    ['modo=sala', { mode: 'sala', size: '1' }],
    ['modo=papel&letra=3', { mode: 'papel', size: '3' }],
    ['modo=disco&letra=9', { mode: 'auto', size: '1' }],
  ])('parseDisplay() reads mode and text size from the query “%s”', (query, choice) => {
    expect(parseDisplay(new URLSearchParams(query))).toEqual(choice);
  });

  it.each(displayModes.flatMap((mode) => textSizes.map((size) => ({ mode, size }))))(
    'parseDisplay() reads mode $mode, size $size from the query of displayQuery()',
    (choice) => expect(parseDisplay(new URLSearchParams(displayQuery(choice)))).toEqual(choice),
  );

  it('displayQuery() keeps other parameters of the address', () =>
    expect(displayQuery({ mode: 'sala', size: '1' }, '?de=%2Fexplora&letra=2')).toBe('?de=%2Fexplora&modo=sala'));

  it('displayQuery() is empty for the default settings', () =>
    expect(displayQuery({ mode: 'auto', size: '1' })).toBe(''));

  it.each([
    ['auto', false, 'auto'],
    ['auto', true, 'hall'],
    ['papel', true, 'paper'],
    ['sala', false, 'hall'],
  ] as const)('displayTheme() with mode %s, hall dark %s, is %s', (mode, isHallDark, theme) => {
    expect(displayTheme({ mode, size: '1' }, isHallDark)).toBe(theme);
  });
});
