// Lets Node read the TypeScript of `@ofgc` packages, which npm puts below node_modules: there Node itself refuses to.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  load(url, context, nextLoad) {
    if (!/^file:.*\/node_modules\/@ofgc\/.*\.ts(\?|$)/.test(url)) return nextLoad(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  },
});
