import { createHash } from 'node:crypto';
import { type Compiler, rspack, RuntimeModule } from '@rspack/core';
import { unnamedVersion } from './shell/src/releases/build/build-app.ts';

/** Stands for the table of hashes until all files are what they will be. */
const scriptsPlace = '__integrity_of_scripts__';
const stylesPlace = '__integrity_of_styles__';

/**
 * Every chunk that an app's runtime loads later is held to its hash, which stands in the runtime; the runtime's own hash stands in the
 * page. A script is fetched by `verifyScript` of the shell before it is imported: `import()` itself takes no hash. A style's link says its own.
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
      createLink.tap('Integrity', (code) => {
        return `${code}\nlink.integrity = ${JSON.stringify(stylesPlace)}[chunkId] || '';`;
      });
      compilation.hooks.processAssets.tap(
        // After the names of files have their final hashes.
        { name: 'Integrity', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => {
          const tables = { [scriptsPlace]: {}, [stylesPlace]: {} } as Record<string, Record<string, string>>;
          const runtimes: string[] = [];
          for (const chunk of compilation.chunks) {
            for (const file of chunk.files) {
              const text = String(compilation.getAsset(file)?.source.source() ?? '');
              if (chunk.hasRuntime()) runtimes.push(file);
              else if (text.includes(unnamedVersion))
                compilation.errors.push(
                  new Error(`${file} says its own address: its hash is known only with its version`),
                );
              else
                (tables[file.endsWith('.css') ? stylesPlace : scriptsPlace] ?? {})[String(chunk.id)] =
                  integrityOf(text);
            }
          }
          for (const file of runtimes.filter((one) => one.endsWith('.js'))) {
            compilation.updateAsset(file, (source) => {
              const replaced = new rspack.sources.ReplaceSource(source);
              const text = String(source.source());
              for (const [place, table] of Object.entries(tables)) {
                const at = text.indexOf(JSON.stringify(place));
                if (at >= 0) replaced.replace(at, at + place.length + 1, JSON.stringify(sorted(table)));
              }
              return replaced;
            });
          }
        },
      );
    });
  }
}

class VerifiedChunks extends RuntimeModule {
  constructor() {
    super('verified chunks', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { ensureChunk, publicPath, getChunkScriptFilename } = rspack.RuntimeGlobals;
    return `
      var ensure = ${ensureChunk};
      ${ensureChunk} = (id) => {
        var hash = ${JSON.stringify(scriptsPlace)}[id], load = () => ensure(id);
        return hash ? ofgcVerify(${publicPath} + ${getChunkScriptFilename}(id), hash).then(load) : load();
      };`;
  }
}

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function sorted(table: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
