import { createHash } from 'node:crypto';
import { type Compiler, rspack, RuntimeModule } from '@rspack/core';
import { unnamedVersion } from '../../releases/build/build-app.ts';

/** A file beside the scripts: for each file that a runtime loads later, its integrity hash. */
const tableFile = 'integrity.json';
/** Placeholder for the table's own hash until all files are final. */
const tablePlace = '__integrity_of_the_table__';

/**
 * Every chunk that an app's runtime loads later is checked against its integrity hash. The page has the hashes of its own scripts;
 * all others are in `integrity.json`, loaded with the first of them. The runtime has only that file's hash, as hashes do not compress.
 * The shell's `verifyScript` fetches a script before it is imported, as `import()` itself takes no hash. A style's link has its own.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('Integrity', (chunk, requirements) => {
        if (!chunk.hasRuntime() || chunk.getAllAsyncChunks().length === 0) return;
        requirements.add(rspack.RuntimeGlobals.ensureChunk);
        requirements.add(rspack.RuntimeGlobals.publicPath);
        requirements.add(rspack.RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new VerifiedChunks());
      });
      const { createLink } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      createLink.tap(
        'Integrity',
        (code) => `${code}\nlink.integrity = (${ensureChunk}.known || {})[chunkId + '.css'] || '';`,
      );
      compilation.hooks.processAssets.tap(
        // This stage comes after the last change to any file.
        { name: 'Integrity', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => {
          const table: Record<string, string> = {};
          const runtimes: string[] = [];
          for (const chunk of compilation.chunks) {
            for (const file of chunk.files) {
              const text = String(compilation.getAsset(file)?.source.source() ?? '');
              if (chunk.hasRuntime()) runtimes.push(file);
              else if (text.includes(unnamedVersion))
                compilation.errors.push(
                  new Error(
                    `${file} names a file of its own release, whose address is known only with the release’s version: a picture may stand in a style, other files are imported in scripts (a font: new FontFace(name, \`url(\${address})\`))`,
                  ),
                );
              else table[file] = sha256Integrity(text);
            }
          }
          const text = JSON.stringify(sorted(table));
          compilation.emitAsset(tableFile, new rspack.sources.RawSource(text));
          for (const file of runtimes.filter((one) => one.endsWith('.js'))) {
            compilation.updateAsset(file, (source) => {
              const at = String(source.source()).indexOf(tablePlace);
              if (at < 0) return source;
              const replaced = new rspack.sources.ReplaceSource(source);
              replaced.replace(at, at + tablePlace.length - 1, sha256Integrity(text));
              return replaced;
            });
          }
        },
      );
    });
  }
}

const { ensureChunk, publicPath, getChunkScriptFilename } = rspack.RuntimeGlobals;

class VerifiedChunks extends RuntimeModule {
  constructor() {
    super('verified chunks', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return `
      var ensure = ${ensureChunk}, table;
      var hashes = () => table ||= fetch(${publicPath} + ${JSON.stringify(tableFile)}, { integrity: ${JSON.stringify(tablePlace)} })
        .then((answer) => answer.json())
        .then((known) => (${ensureChunk}.known = known), (error) => { table = 0; throw error; });
      ${ensureChunk} = (id) => {
        var file = ${getChunkScriptFilename}(id);
        return ofgcVerify(${publicPath} + file, () => hashes().then((known) => known[file])).then(() => ensure(id));
      };`;
  }
}

function sha256Integrity(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function sorted(table: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
