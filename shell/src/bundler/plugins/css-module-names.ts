import { basename } from 'node:path';
import type { Compiler } from '@rspack/core';
import { sourcePath } from './source-fence.ts';

/** A class is named by app, file and class (module-rules.ts): two CSS modules of one name in an app, shared ones included, are a build error. */
export class CssModuleNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('CssModuleNames', (compilation) => {
      compilation.hooks.finishModules.tap('CssModuleNames', (modules) => {
        const files = new Map<string, string>();
        for (const module of modules) {
          const path = sourcePath(module);
          if (!path.endsWith('.module.css')) continue;
          const other = files.get(basename(path)) ?? path;
          files.set(basename(path), path);
          if (other !== path)
            compilation.errors.push(
              new Error(`${path} has the name of ${other}: equal classes would style both. Give it another name.`),
            );
        }
      });
    });
  }
}
