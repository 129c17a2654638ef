import { expect, it } from 'vitest';
import { clockProblems, importProblems } from './import-problems.ts';

const jobs = { name: 'jobs', version: 'a1' };

it('names modules of the release alone that fail when they are imported', () => {
  const error = new Error('missing');
  const failed = ['jobs/a1', 'jobs/b2', 'news/a1'].map((of) => ({ file: `file:///store/${of}/server/main.js`, error }));
  expect(importProblems(jobs, failed)).toEqual(['a module fails when the server imports it: missing']);
});

it('names each place of the release alone at which a module asks for the time when it is imported', () => {
  const lines = ['jobs/a1/server/main.js:1:2', 'jobs/b2/server/main.js:1:2', 'jobs/a1/server/main.js:1:2'];
  const reads = lines.map((line) => ({ line: `    at 7713 (file:///store/${line})` }));
  expect(clockProblems(jobs, reads)).toEqual([
    'a module asks the machine for the time when the server imports it (server/main.js:1:2), and what it keeps of it never changes: the page’s context has now()',
  ]);
  expect(clockProblems(jobs, [{ line: 'at file:///store/jobs/a1/server/node_modules/clock.js:1:2' }])).toEqual([]);
});
