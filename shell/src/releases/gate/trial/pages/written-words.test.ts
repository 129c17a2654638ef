import { expect, it } from 'vitest';
import { visitorMark } from '../marked-visitor.ts';
import { watchWrittenWords } from './written-words.ts';

/** @param telling the steps in which the section writes who visits it */
function problemsOf(...telling: string[]): string[] {
  let current = '';
  const { onStep, problems } = watchWrittenWords({
    onStep: (step) => (current = step),
    written: () => (telling.includes(current) ? `a ${visitorMark}-1` : 'a'),
  });
  for (const step of ['/', '/a', '/a with empty lists', '/a with the API away', '/ab']) onStep(step);
  return problems().map((problem) => problem.replace(/ writes .*/, ''));
}

it('blames the step in which the section wrote who visits it, also the last one', () => {
  expect(problemsOf('/', '/ab')).toEqual(['/', '/ab']);
  expect(problemsOf('/a with the API away')).toEqual(['/a with the API away']);
  expect(problemsOf()).toEqual([]);
});

it('names a page once that writes it under several conditions', () => {
  expect(problemsOf('/a', '/a with empty lists', '/a with the API away', '/ab')).toEqual(['/a', '/ab']);
});
