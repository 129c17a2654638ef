import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
let folder: string;
useTestFolder((own) => void (folder = own), beforeAll);

/** Visits a module in another process, because hooks apply to a whole one. @returns the variables that the visits changed */
async function changedBy(variables: string, visit: string): Promise<string[]> {
  await writeFile(
    join(folder, 'main.mjs'),
    `var __webpack_modules__ = { 7(module, exports) {
       ${variables}
       function visit(n) { ${visit} }
       Object.defineProperty(exports, 'visit', { enumerable: true, get: () => visit });
     }, 8(module) { module.exports.kept = globalThis.kept = { query: '' }; } };
     const module = { exports: {} };
     export const load = () => (__webpack_modules__[7](module, module.exports), module.exports);`,
  );
  const [watched, state] = ['watched-modules.ts', 'module-state.ts'].map(
    (file) => pathToFileURL(join(import.meta.dirname, file)).href,
  );
  const { stdout } = await run(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { watchModules } from ${JSON.stringify(watched)};
     import { createStateReader } from ${JSON.stringify(state)};
     import { realpathSync } from 'node:fs';
     import { basename, dirname } from 'node:path';
     import { pathToFileURL } from 'node:url';
     const folder = realpathSync(${JSON.stringify(folder)});
     const { ran } = watchModules(pathToFileURL(folder).href + '/');
     const { visit } = (await import(pathToFileURL(folder).href + '/main.mjs')).load();
     const read = createStateReader(ran)({ name: basename(dirname(folder)), version: basename(folder) });
     visit(0);
     const before = read();
     visit(1);
     const after = read([...before.keys()]);
     const changed = [...before].filter(([key, { print }]) => after.get(key)?.print !== print);
     console.log(JSON.stringify([...new Set(changed.map(([, { name, beside }]) => name + ' beside ' + beside))]));`,
  ]);
  return JSON.parse(stdout) as string[];
}

it.each<[string, string, string, string[]]>([
  ['a variable', 'let last;', 'last = n;', ['last beside visit']],
  ['a map that grows', 'const seen = new Map();', 'seen.set(n, true);', ['seen beside visit']],
  ['a list in an object', 'const log = { lines: [] };', 'log.lines.push("a");', ['log beside visit']],
  ['a property of a function', 'function draw() {}', 'draw.last = n;', ['draw beside visit']],
  [
    'a variable of a function that a module made',
    'const once = (() => { let last; return (n) => (last = n); })();',
    'once(n);',
    ['once beside visit'],
  ],
  [
    'a variable that the methods of an object see',
    'function createLog() { const lines = []; return { add: (line) => lines.push(line) }; }\nconst log = createLog();',
    'log.add(n);',
    ['log beside visit'],
  ],
  [
    'a private field',
    'class Cache { #known = new Set(); add(n) { this.#known.add(n); } }\nconst cache = new Cache();',
    'cache.add(n);',
    ['cache beside visit'],
  ],
  [
    'what is the same each time',
    'const formats = new Map(); let first; const late = {};',
    `formats.set('es', new Intl.NumberFormat('es')); first ??= n; late.module = Promise.resolve(n); new Map().set(n, n);`,
    [],
  ],
  [
    'a field of what a module without functions gives out',
    '__webpack_modules__[8]({ exports: {} });',
    'globalThis.kept.query = n;',
    ['kept beside undefined'],
  ],
  ['an order', 'const recent = new Map([[1, 1], [2, 2]]);', 'recent.delete(1); recent.set(1, 1);', []],
  ['what belongs to the language', 'const address = new URL("https://a.example");', 'void address.searchParams;', []],
])('sees of what a module keeps: %s', async (_, variables, visit, changed) => {
  expect(await changedBy(variables, visit)).toEqual(changed);
});
