import { expect, it } from 'vitest';
import { callProblems } from './api-calls.ts';
import { nothingRendered } from './pages/rendered-page.ts';

const operations = {
  'GET /api/news': [],
  'GET /api/news/latest': [],
  'GET /api/news/{id}': [],
  'GET /api/events/{id}': [],
};
const problemsOf = (called: string[], calledWithout: string[] = []) =>
  callProblems([{ ...nothingRendered, address: '/a', called, calledWithout }], operations);
const each = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `api/${kind}/${at}`);

it('a page may ask for some things one by one, and for a list with several filters', () => {
  expect(problemsOf([...each('news', 8), 'api/news/latest', ...each('events', 8)])).toEqual([]);
  expect(problemsOf(Array.from({ length: 16 }, () => 'api/news'))).toEqual([]);
  expect(problemsOf(Array.from({ length: 16 }, () => 'api/news/7'))).toEqual([]);
});

it('a page does not ask for each thing of a list by itself', () => {
  expect(problemsOf(['api/news', ...each('news', 9)])).toEqual([
    '/a asks for 9 things one by one (api/news/{id}); 8 are the most, a list is asked for at once',
  ]);
  expect(problemsOf(each('news', 9), each('news', 5))).toEqual([]);
});

it('a page does not ask for one thing after the other', () => {
  const roundsOf = (address: string, rounds: number) =>
    callProblems([{ ...nothingRendered, address, rounds }], operations);
  expect(roundsOf('/a', 8)).toEqual([
    '/a asks the API 8 times one after the other; 7 are the most: what needs no other answer is asked for at once (Promise.all)',
  ]);
  // Parts of others are there, too.
  expect([...roundsOf('/a', 7), ...roundsOf('/', 8)]).toEqual([]);
});

it('a page does not ask for one list again and again', () => {
  expect(problemsOf(Array.from({ length: 17 }, () => 'api/news'))).toEqual([
    '/a asks for api/news 17 times; 16 are the most, a list is asked for at once',
  ]);
});

it('a page asks the API 40 times at most, and only for what it has', () => {
  expect(
    problemsOf(
      [
        ...each('news', 8),
        ...each('events', 8),
        ...Array.from({ length: 3 }, () => [...each('news', 5), 'api/news', ...each('events', 3)]).flat(),
      ].slice(0, 41),
    ),
  ).toEqual(['/a asks the API 41 times; 40 are the most']);
  expect(problemsOf(['api/old'])).toEqual(['it asks for api/old, which the API does not have']);
});
