import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, expect, it } from 'vitest';

// Freezing cannot be undone: all attempts run in one separate process.
const run = promisify(execFile);
let folder: string;
useTestFolder((own) => void (folder = own), beforeAll);

const module = pathToFileURL(join(import.meta.dirname, 'frozen-intrinsics.ts')).href;

/** The result of each line of code after the freeze: its value as JSON, or its error. */
async function afterFreeze(lines: readonly string[]): Promise<string[]> {
  const script = `
    import { freezeIntrinsics } from ${JSON.stringify(module)};
    const react = { createElement() {} };
    freezeIntrinsics([react]);
    const messages = ${JSON.stringify(lines)}.map((line) => {
      try { return JSON.stringify(new Function('react', '"use strict";' + line)(react)) ?? 'undefined'; }
      catch (error) { return String(error); }
    });
    process.stdout.write(JSON.stringify(messages));`;
  // The script is a file, like a worker's: a script on the command line gets modules of Node as globals.
  const file = join(folder, 'script.mjs');
  await writeFile(file, script);
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', file]);
  return JSON.parse(stdout) as string[];
}

it('frozen intrinsics and globals throw a TypeError when they are changed', async () => {
  const attempts = [
    'Array.prototype.map = () => []',
    'Array.prototype.extra = 1',
    'Object.prototype.extra = 1',
    'Object.prototype.toString = () => "poisoned"',
    'delete Promise.prototype.then',
    'Object.defineProperty(Map.prototype, "get", { value: 1 })',
    'Object.getPrototypeOf([][Symbol.iterator]()).next = 1',
    'JSON.parse = 1',
    'Math.random = () => 0',
    'Date.now = () => 0',
    'globalThis.Array = 1',
    'globalThis.fetch = 1',
    'Headers.prototype.get = 1',
    'URL.prototype.extra = 1',
    'setTimeout = 1',
    'console.error = 1',
    'process.nextTick = 1',
    'react.createElement = 1',
    'Object.defineProperty(performance, "now", { value: () => 0 })',
    'Object.defineProperty(crypto, "randomUUID", { value: () => "x" })',
    'Object.defineProperty(navigator, "language", { value: "de" })',
    'Object.defineProperty(globalThis, "crypto", { value: {} })',
    'performance = {}',
    'console = {}',
    'process = {}',
    'process.hrtime.bigint = () => 0n',
    ...['emit = 1', 'constructor.init = 1', 'more = 1', 'on = 1'].map(
      (change) => `Object.getPrototypeOf(Object.getPrototypeOf(process)).${change}`,
    ),
    'Object.defineProperty(Object.getPrototypeOf(Object.getPrototypeOf(process)), "_events", { set() {} })',
  ];
  for (const [index, messages] of (await afterFreeze(attempts)).entries())
    expect(messages, attempts[index]).toMatch(
      /^TypeError: (Cannot (assign|add|define|delete|redefine)|.*not extensible)/,
    );
});

it('objects, errors, classes and globals of one’s own can still be made after the freeze', async () => {
  const lines: [string, unknown][] = [
    ['const own = {}; own.toString = () => "mine"; return String(own)', 'mine'],
    ['const error = new Error("a"); error.name = "Mine"; error.message = "b"; return String(error)', 'Mine: b'],
    ['function Old() {} Old.prototype.constructor = Old; Old.prototype.valueOf = () => 3; return new Old() + 1', 4],
    ['class Mine extends Error { constructor() { super("a"); this.name = "Mine"; } } return new Mine().name', 'Mine'],
    ['Error.prepareStackTrace = () => 1; return typeof new Error("a").stack', 'string'],
    ['globalThis.mine = 1; return mine', 1],
    ['Error.stackTraceLimit = 5; return Error.stackTraceLimit', 5],
    ['return [3, 1].map((n) => n + 1).toSorted().concat([..."ab"]).length', 4],
    ['return Object.keys({ a: 1, constructor: 2 }).length', 2],
    ['const all = []; for (const key in {}) all.push(key); return all', []],
  ];
  const messages = await afterFreeze(lines.map(([line]) => line));
  expect(messages.map((one) => JSON.parse(one) as unknown)).toEqual(lines.map(([, value]) => value));
});
