import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, it, vi } from 'vitest';
import { PageWatch } from '../requests/page-watch.ts';
import { isSeenWhole, timeLimited } from './time-limited.ts';

vi.mock('../../../../timeouts.ts', async (original) => ({
  ...(await original<object>()),
  visitTimeout: 800,
  hydrationTimeout: 20,
}));

/** Visits a page. @returns its problems, and whether it was seen whole */
async function visit(work: () => Promise<void>, isAlive = true) {
  const evaluate = () => (isAlive ? Promise.resolve(true) : Promise.reject(new Error('it is busy')));
  const page = Object.assign(new EventEmitter(), { evaluate }) as unknown as Page;
  const watch = new PageWatch(page, { name: 'jobs', mounts: ['/portal-empleo'] });
  await timeLimited(watch, work);
  return { problems: watch.take(), isWhole: isSeenWhole(page) };
}

it('tells of which page nobody has seen the end', async () => {
  expect(await visit(async () => {})).toEqual({ problems: [], isWhole: true });
  expect(await visit(() => new Promise(() => {}))).toEqual({ problems: [], isWhole: false });
  expect(await visit(() => new Promise(() => {}), false)).toEqual({
    problems: ['does not answer: it was looked at for 0.8 s'],
    isWhole: false,
  });
});

it('makes of an error a problem', async () => {
  const fail = () => Promise.reject(new Error('page.goto: it is gone\nand more'));
  expect(await visit(fail)).toEqual({ problems: ['cannot be looked at: it is gone'], isWhole: false });
});
