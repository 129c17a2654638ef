import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { PageWatch } from './page-watch.ts';

const frame = (name: string) => `\n    at x (https://site.test/assets/${name}/v1/browser/x.js:1:2)`;

it.each([
  ['of nobody’s files', '', true],
  ['of the shell alone', frame('shell') + frame('joined'), true],
  ['of a part of the section', frame('shell') + frame('jobs'), true],
  ['of a part of another section', frame('shell') + frame('explore'), false],
])('counts an error %s: %s', (_, frames, isCounted) => {
  const page = new EventEmitter();
  const watch = new PageWatch(page as unknown as Page, 'jobs');
  page.emit('pageerror', Object.assign(new Error('418'), { stack: `Error: 418${frames}` }));
  expect(watch.take()).toEqual(isCounted ? ['throws: 418'] : []);
});
