import { type Compiler, rspack } from '@rspack/core';

/** Writes data as JSON files beside a build, where they become part of the release. */
export class JsonFilesPlugin {
  readonly #files: Record<string, object>;

  /** @param files names and contents */
  constructor(files: Record<string, object>) {
    this.#files = files;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('JsonFiles', (compilation) => {
      compilation.hooks.processAssets.tap('JsonFiles', () => {
        for (const [name, content] of Object.entries(this.#files))
          compilation.emitAsset(name, new rspack.sources.RawSource(JSON.stringify(content)));
      });
    });
  }
}
