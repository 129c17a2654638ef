import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { PageWatch } from './page-watch.ts';

const jobs = { name: 'jobs', mounts: ['/portal-empleo'] };
const frame = (name: string) => `\n    at x (https://site.test/assets/${name}/v1/browser/x.js:1:2)`;

it.each([
  ['of nobody’s files', '', ['throws: 418']],
  ['of the shell alone', frame('shell') + frame('joined'), ['throws: 418']],
  [
    'of a part of the section, with its place',
    frame('shell') + frame('jobs') + frame('jobs').replace('1:2', '7:8'),
    ['throws: 418 (https://site.test/assets/jobs/v1/browser/x.js:1:2)'],
  ],
  ['of a part of another section', frame('shell') + frame('explore'), []],
])('counts an error %s', (_, frames, counted) => {
  const page = new EventEmitter();
  const watch = new PageWatch(page as unknown as Page, jobs);
  page.emit('pageerror', Object.assign(new Error('418'), { stack: `Error: 418${frames}` }));
  expect(watch.take()).toEqual(counted);
});

it.each([
  ['for which the browser lacks the code', false, undefined, []],
  ['that is missing', false, 404, ['throws: Failed to load because no supported source was found.']],
  ['that the browser could play', true, 206, ['throws: Failed to load because no supported source was found.']],
])('counts that a button does not play a film %s', async (_, plays, status, counted) => {
  const page = Object.assign(new EventEmitter(), { evaluate: async () => plays });
  const watch = new PageWatch(page as unknown as Page, jobs);
  const request = () => ({ resourceType: () => 'media' });
  if (status) page.emit('response', { status: () => status, request });
  page.emit('pageerror', new Error('Failed to load because no supported source was found.'));
  page.emit('pageerror', new Error('The play() request was interrupted by a call to pause().'));
  await setImmediate();
  expect(watch.take()).toEqual(counted);
});

it.each([
  ['by the section', 'no canvas', '/portal-empleo', 'jobs', true],
  ['by nobody’s files', 'no canvas', '/portal-empleo', '', true],
  ['by the shell alone', 'no canvas', '/portal-empleo', 'shell', false],
  ['by the section on the page to which it was left', 'no canvas', '/', 'jobs', false],
  ['because a request ended with the page', 'AbortError: signal is aborted', '/portal-empleo', 'jobs', false],
])('what is thrown for whoever comes back, %s', (_, message, path, maker, counts) => {
  const page = Object.assign(new EventEmitter(), { url: () => `https://site.test${path}` });
  const watch = new PageWatch(page as unknown as Page, jobs);
  const error = Object.assign(new Error(message), { stack: `Error: ${message}${maker && frame(maker)}` });
  watch.end();
  page.emit('pageerror', error);
  watch.hearReturned('https://site.test/portal-empleo');
  expect(watch.take()).toEqual([]);
  page.emit('pageerror', error);
  expect(watch.take().map((problem) => problem.replace(/ \(.*\)/, ''))).toEqual(
    counts ? ['throws: no canvas, for whoever comes back to it'] : [],
  );
});

it('names the place in the section’s code from which something is said in the console', () => {
  const page = new EventEmitter();
  const watch = new PageWatch(page as unknown as Page, jobs);
  const say = (url: string) =>
    page.emit('console', {
      type: () => 'error',
      text: () => 'said',
      location: () => ({ url, lineNumber: 6, columnNumber: 2 }),
    });
  for (const name of ['jobs', 'shell', 'explore']) say(`https://site.test/assets/${name}/v1/browser/x.js`);
  expect(watch.take()).toEqual([
    'says in the console: said (https://site.test/assets/jobs/v1/browser/x.js:7:3)',
    'says in the console: said',
  ]);
});

it.each([
  [
    '/portal-empleo/tecnico',
    ['sends something (POST /api/visits) before anybody has pressed anything: opening a page may only read'],
  ],
  [
    '/en/portal-empleo',
    ['sends something (POST /api/visits) before anybody has pressed anything: opening a page may only read'],
  ],
  ['/', []],
  ['/en', []],
  ['/amigos', []],
])('counts what %s sends by itself where it has no parts of other sections', (path, counted) => {
  const page = Object.assign(new EventEmitter(), { url: () => `https://site.test${path}` });
  const watch = new PageWatch(page as unknown as Page, jobs);
  page.emit('request', {
    resourceType: () => 'fetch',
    method: () => 'POST',
    url: () => 'https://site.test/api/visits',
    isNavigationRequest: () => false,
  });
  expect(watch.take()).toEqual(counted);
});
