import { expect, it } from 'vitest';
import { backgroundTone } from './background-tone.ts';

it.each([
  ['#fbf8f3', 'light'],
  ['#EADFCB', 'light'],
  ['#F2B233', 'light'],
  ['#F5BFA8', 'light'],
  ['#A9CBF4', 'light'],
  ['#0E2A47', 'dark'],
  ['#1446C8', 'dark'],
  ['#1F6B4F', 'dark'],
  ['paper', 'light'],
])('the tone of the background %s is %s', (colour, tone) => {
  expect(backgroundTone(colour)).toBe(tone);
});
