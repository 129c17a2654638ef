import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Compiler, rspack } from '@rspack/core';
import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { isDevelopment } from '../build-mode.ts';

const run = promisify(execFile);
/** How long reading a section's declarations may take, in milliseconds. */
const readTimeout = 30_000;
const script =
  'import(process.argv[1]).then(({ section }) => process.stdout.write(JSON.stringify(section)), ({ message }) => { console.error(message); process.exit(1); })';

async function read(file: string): Promise<Section> {
  const { section } = (await import(pathToFileURL(file).href)) as { section: Section };
  return section;
}

/** Node keeps every module that was imported once: a process of its own reads also what the file imports as it is now. */
async function readAnew(file: string): Promise<Section> {
  const { stdout } = await run(process.execPath, ['-e', script, pathToFileURL(file).href], { timeout: readTimeout });
  return JSON.parse(stdout) as Section;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ('stderr' in error && String(error.stderr).trim()) || error.message;
}

/** Writes the contents of `src/section.ts` beside a build, as files of the release. */
export class SectionPlugin {
  readonly #file: string;
  readonly #filesOf: (section: Section) => Record<string, object>;
  readonly #read: (file: string) => Promise<Section>;

  /** @param file the app's `section.ts` @param filesOf names and contents of the files, written as JSON */
  constructor(
    file: string,
    filesOf: (section: Section) => Record<string, object>,
    { isWatched = isDevelopment }: { isWatched?: boolean } = {},
  ) {
    this.#file = file;
    this.#filesOf = filesOf;
    this.#read = isWatched ? readAnew : read;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Section', (compilation) => {
      compilation.fileDependencies.add(this.#file);
      compilation.hooks.processAssets.tapPromise('Section', async () => {
        try {
          const section = await this.#read(this.#file);
          for (const [name, content] of Object.entries(this.#filesOf(section)))
            compilation.emitAsset(name, new rspack.sources.RawSource(JSON.stringify(content)));
        } catch (error) {
          // Collected as an error of the build, because an exception in a hook would end a watched build for good.
          compilation.errors.push(new Error(`${this.#file}: ${reasonOf(error)}`));
        }
      });
    });
  }
}
