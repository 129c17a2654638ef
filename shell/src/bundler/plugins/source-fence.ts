import { isAbsolute, sep } from 'node:path';
import type { Compiler, Module } from '@rspack/core';

/** An app is built from its own folder, from shared and from packages: importing any other source is a build error. */
export class SourceFencePlugin {
  readonly #folders: readonly string[];

  /** @param folders whose sources the app may use, absolute */
  constructor(folders: readonly string[]) {
    this.#folders = folders;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SourceFence', (compilation) => {
      compilation.hooks.finishModules.tap('SourceFence', (modules) => {
        for (const module of modules) {
          const path = sourcePath(module);
          if (!isAbsolute(path) || path.split(sep).includes('node_modules')) continue;
          if (this.#folders.some((folder) => path.startsWith(folder + sep))) continue;
          const importer = sourcePath(compilation.moduleGraph.getIssuer(module));
          const by = importer && `, which ${importer} imports,`;
          compilation.errors.push(new Error(`${path}${by} is neither in ${this.#folders.join(' nor in ')}`));
        }
      });
    });
  }
}

/** The path of a module's file; empty for a module without one. */
export function sourcePath(module: Module | null): string {
  const resource = module && 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
  return resource.split('?')[0] ?? '';
}
