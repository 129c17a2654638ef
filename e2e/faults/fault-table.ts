import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import type { VariantOptions } from '../../shell/src/testing/sample-releases/built-releases.ts';
import { brokenPage, brokenScript, brokenSlot, claims, component, flipByte, pageScript } from './broken-code.ts';
import { drip } from './dripping-script.ts';
import type { FaultSubject } from './subject.ts';

type Variant = Omit<VariantOptions, 'version'>;

/**
 * One row of the fault matrix: what is done to the site in the name of one remote, and the required `outcome`. `needsSlot`: the
 * row is only for remotes with a slot on the home page.
 */
export type FaultRow = { name: string; needsSlot?: true } & (
  | { outcome: 'refused'; variant: (subject: FaultSubject) => Variant; reason: RegExp }
  /** A deploy names a release that is not on the disk. */
  | { outcome: 'refused'; isAbsent: true; reason: RegExp }
  /** The release goes live and harms its worker: only this release is quarantined, and the last good one replaces it. */
  | { outcome: 'last good release'; variant: (subject: FaultSubject) => Variant; at: 'page' | 'home' }
  /** Files of the live release change on the disk, and workers have to load it again. */
  | { outcome: 'last good release'; damage: (folder: string) => Promise<void> }
  /** The release goes live, and one of its pages fails. */
  | { outcome: 'error page'; variant: (subject: FaultSubject) => Variant; status: readonly number[] }
  /** The release goes live, and its code fails only in the browser. */
  | { outcome: 'page of the server'; variant: (subject: FaultSubject) => Variant }
  /** The remote's scripts are missing, wrong or late in the browser. */
  | { outcome: 'page of the server'; scripts: (route: Route) => Promise<void> }
  /** An invalid request is sent to the publishing endpoint. */
  | { outcome: 'refused'; sends: 'another signature' | 'a revoked key' | 'the release of another'; reason: RegExp }
  /** Two releases are deployed at the same time, one of them broken. */
  | { outcome: 'refused'; beside: 'a good release'; variant: (subject: FaultSubject) => Variant; reason: RegExp }
  /** Nothing is broken: a good release goes live, with or without the database of releases. */
  | { outcome: 'new release'; isDatabaseAway: boolean }
);

const inPage = (name: string, code: string): FaultRow => ({
  name,
  outcome: 'last good release',
  at: 'page',
  variant: (subject) => ({ source: brokenPage(subject, { loader: code }) }),
});
const inSlot = (name: string, slot: string): FaultRow => ({
  name,
  needsSlot: true,
  outcome: 'last good release',
  at: 'home',
  variant: (subject) => ({ source: brokenSlot(subject, slot) }),
});

export const faults: readonly FaultRow[] = [
  { name: 'none: a good release', outcome: 'new release', isDatabaseAway: false },
  { name: 'database of releases away', outcome: 'new release', isDatabaseAway: true },

  {
    name: 'syntax error',
    outcome: 'refused',
    variant: () => ({ source: 'export const remote = {' }),
    reason: /end of input/,
  },
  {
    name: 'throw at import',
    outcome: 'refused',
    variant: () => ({ source: `throw new Error('broken');` }),
    reason: /broken/,
  },
  {
    name: 'name of another remote',
    outcome: 'refused',
    variant: () => ({ source: claims(`name: 'shell'`) }),
    reason: /its name is shell/,
  },
  {
    name: 'mount of another remote',
    outcome: 'refused',
    variant: ({ foreignMount }) => ({ source: claims(`mounts: [...built.mounts, '${foreignMount}']`) }),
    reason: /other mounts|belongs to/,
  },
  { name: 'version that is not on the disk', outcome: 'refused', isAbsent: true, reason: /is not on this machine/ },
  {
    // Made of sources that are newer than the live shell.
    name: 'disk and live version apart',
    outcome: 'refused',
    variant: () => ({ release: { imports: { react: ['useOfTomorrow'] } } }),
    reason: /imports useOfTomorrow of react, which shell \w+ does not have/,
  },
  {
    name: 'refused beside a good deploy',
    outcome: 'refused',
    beside: 'a good release',
    variant: () => ({ source: `throw new Error('broken neighbour');` }),
    reason: /broken neighbour/,
  },
  { name: 'wrong signature', outcome: 'refused', sends: 'another signature', reason: /signature|has the key/ },
  { name: 'revoked key', outcome: 'refused', sends: 'a revoked key', reason: /revoked|no team has a key/ },
  { name: 'key of another team', outcome: 'refused', sends: 'the release of another', reason: /does not belong to/ },

  {
    name: 'throw in a loader',
    outcome: 'error page',
    status: [500],
    variant: (subject) => ({ source: brokenPage(subject, { loader: `throw new Error('broken on purpose');` }) }),
  },
  {
    name: 'throw in render',
    outcome: 'error page',
    status: [500],
    variant: (subject) => ({ source: brokenPage(subject, { render: `throw new Error('broken on purpose');` }) }),
  },
  {
    name: 'promise that never settles',
    outcome: 'error page',
    status: [503],
    variant: (subject) => ({ source: brokenPage(subject, { loader: 'await new Promise(() => {});' }) }),
  },

  inPage('loop in a page', 'for (;;);'),
  inSlot('loop in a slot', 'Component() { for (;;); }'),
  inSlot('loop in the loader of a slot', 'async load() { await null; for (;;); }'),
  inPage('loop in a timer', 'setTimeout(() => { for (;;); });'),
  inPage('wait in a system call', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'),
  inPage('exit', 'process.exit(1);'),
  inPage('kill of the process', `process.kill(process.pid, 'SIGKILL');`),
  inPage('throw where nobody catches it', `setTimeout(() => { throw new Error('left behind'); });`),
  inPage('throw of what is no error', `setTimeout(() => { throw 'left behind'; });`),
  inPage('unhandled rejection', `void Promise.reject(new Error('left behind'));`),
  inPage('memory hog', 'for (;;) kept.push(new Array(1000).fill({}));'),
  inPage('200 MB to the console', `for (let line = 0; line < 200_000; line++) console.error('x'.repeat(1000));`),
  inPage('patched prototype', `Array.prototype.map = () => { throw new Error('poisoned'); };`),
  inPage('patched global', `globalThis.fetch = () => Promise.reject(new Error('poisoned'));`),

  {
    name: 'missing folder',
    outcome: 'last good release',
    damage: (folder) => rm(folder, { recursive: true }),
  },
  {
    name: 'truncated file',
    outcome: 'last good release',
    damage: (folder) => truncate(join(folder, 'server/built.js'), 400),
  },
  { name: 'flipped byte', outcome: 'last good release', damage: (folder) => flipByte(join(folder, 'server/built.js')) },

  {
    name: 'throw at import in the browser',
    outcome: 'page of the server',
    variant: ({ route }) => ({ browser: pageScript(route, brokenScript(`throw new Error('broken');`)) }),
  },
  {
    name: 'throw in render in the browser',
    outcome: 'page of the server',
    variant: ({ route }) => ({ browser: pageScript(route, component(`() => () => { throw new Error('broken'); }`)) }),
  },
  {
    name: 'throw in an effect',
    outcome: 'page of the server',
    variant: ({ route }) => ({ browser: pageScript(route, component('throwingWhenMounted')) }),
  },
  {
    name: 'missing chunk (404)',
    outcome: 'page of the server',
    scripts: (route) => route.fulfill({ status: 404, body: '' }),
  },
  {
    name: '500 for a script',
    outcome: 'page of the server',
    scripts: (route) => route.fulfill({ status: 500, body: '' }),
  },
  {
    name: 'HTML for a script',
    outcome: 'page of the server',
    scripts: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>no script</title>' }),
  },
  { name: 'connection cut', outcome: 'page of the server', scripts: (route) => route.abort('connectionreset') },
  { name: 'script that drips', outcome: 'page of the server', scripts: drip },
];
