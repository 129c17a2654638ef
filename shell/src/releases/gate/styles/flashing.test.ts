import { expect, it } from 'vitest';
import { flashingProblems } from './flashing.ts';
import { readSheet } from './style-rules.ts';

const problems = (declarations: string) =>
  flashingProblems(
    readSheet(`@layer remote {
      @keyframes jobs-turn { to { transform: rotate(1turn); } }
      @keyframes jobs-level { from { height: 20%; } to { height: 100%; scale: 1; } }
      @keyframes jobs-blink { to { transform: none; opacity: 0; } }
      .jobs-a { ${declarations} }
    }`).rules,
  );

it.each([
  'animation: jobs-flash 0.2s steps(2) infinite',
  'animation: 200ms infinite jobs-flash',
  'animation: jobs-in 1s, jobs-flash .2s linear 20 alternate',
  'animation: jobs-blink 0.25s linear infinite',
  'animation: jobs-turn 0.25s infinite, jobs-blink 0.25s infinite',
  'animation: jobs-flash 0.2s calc(var(--n) * 0.1s) infinite',
  'animation-name: jobs-flash; animation-duration: 0.1s; animation-iteration-count: infinite',
  'animation: jobs-flash 2s infinite; animation-duration: 100ms',
])('refuses an animation that flashes: %s', (declarations) => {
  expect(problems(declarations)).toEqual(['.jobs-a has an animation that runs more than three times in a second']);
});

it.each([
  'animation: jobs-in 0.2s',
  'animation: jobs-in 0.2s 0.1s steps(20) 2',
  'animation: jobs-tide 4s infinite',
  'animation: jobs-turn 0.25s linear infinite',
  'animation-name: jobs-turn; animation-duration: 0.1s; animation-iteration-count: infinite',
  'animation: jobs-flash calc(var(--n) * 0.2s) infinite',
  'animation: jobs-flash calc(var(--n) * 0.2s) 0.1s infinite',
  'animation: jobs-level 0.25s infinite alternate',
  'animation: none',
  'animation: jobs-wait 0.4s infinite',
  'transition: opacity 0.1s',
])('lets pass %s', (declarations) => {
  expect(problems(declarations)).toEqual([]);
});
