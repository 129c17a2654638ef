import type { VariantOptions } from './built-releases.ts';

/** Where a broken release of jobs does its harm; its warm-up pages are well, so that it passes the gate. */
export const brokenPath = '/portal-empleo/rota';

/** A page of jobs whose loader does this after its data came. */
function brokenLoader(code: string): VariantOptions['source'] {
  return `import { remote as built } from './built.js';
    const kept = [];
    const broken = async () => { await new Promise((resolve) => setTimeout(resolve, 1)); ${code}; return null; };
    const Component = () => null;
    export const remote = { ...built, routes: [...built.routes, { id: 'jobs.broken', path: 'portal-empleo/rota', loader: broken, Component }] };`;
}

/** The slot on the home page; `part` is its load or its component. */
function brokenSlot(part: string): VariantOptions['source'] {
  return `import { remote as built } from './built.js';
    const slot = { load: async () => ({}), Component: () => null, ${part} };
    export const remote = { ...built, slots: { ...built.slots, 'home.jobs': async () => ({ slot }) } };`;
}

export interface BrokenRelease {
  source: VariantOptions['source'];
  /** What visitors ask for, so that it breaks. */
  path: string;
}

const page = (code: string): BrokenRelease => ({ source: brokenLoader(code), path: brokenPath });
const slot = (part: string): BrokenRelease => ({ source: brokenSlot(part), path: '/' });

/** What a remote may do to its worker, one release each. */
export const brokenReleases = {
  'loops in a page': page('for (;;);'),
  'loops in a slot': slot('Component() { for (;;); }'),
  'loops in the loader of a slot': slot('async load() { await null; for (;;); }'),
  'loops in a timer': page('setTimeout(() => { for (;;); })'),
  'waits in a system call': page('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'),
  'ends the process': page('process.exit(1)'),
  'kills the process': page(`process.kill(process.pid, 'SIGKILL')`),
  'throws where nobody catches it': page(`setTimeout(() => { throw new Error('left behind'); })`),
  'throws what is no error': page(`setTimeout(() => { throw 'left behind'; })`),
  'leaves a rejection behind': page(`void Promise.reject(new Error('left behind'))`),
  'takes all memory at once': page('for (;;) kept.push(new Array(1000).fill({}))'),
  'writes 200 MB to the console': page(`for (let line = 0; line < 200_000; line++) console.error('x'.repeat(1000))`),
  'replaces a method of arrays': page(`Array.prototype.map = () => { throw new Error('poisoned'); }`),
  'replaces a global': page(`globalThis.fetch = () => Promise.reject(new Error('poisoned'))`),
} satisfies Record<string, BrokenRelease>;
export type Breakage = keyof typeof brokenReleases;
