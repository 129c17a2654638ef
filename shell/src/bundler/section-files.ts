import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Compiler, rspack } from '@rspack/core';
import type { Section } from '@ofgc/shared/contract/section.schema.ts';

/** Writes the contents of `src/section.ts` beside a build, as files of the release. */
export class SectionPlugin {
  readonly #file: string;
  readonly #filesOf: (section: Section) => Record<string, object>;

  /** @param file the app's `section.ts` @param filesOf names and contents of the files, written as JSON */
  constructor(file: string, filesOf: (section: Section) => Record<string, object>) {
    this.#file = file;
    this.#filesOf = filesOf;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Section', (compilation) => {
      compilation.fileDependencies.add(this.#file);
      compilation.hooks.processAssets.tapPromise('Section', async () => {
        const { mtimeMs } = statSync(this.#file);
        const { section } = (await import(`${pathToFileURL(this.#file).href}?${mtimeMs}`)) as { section: Section };
        for (const [name, content] of Object.entries(this.#filesOf(section)))
          compilation.emitAsset(name, new rspack.sources.RawSource(JSON.stringify(content)));
      });
    });
  }
}
