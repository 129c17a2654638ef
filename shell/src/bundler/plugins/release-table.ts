import { type ChunkGroup, type Compiler, rspack } from '@rspack/core';
import { type CatalogueKeys, textsUsedBy } from '../chunk-texts.ts';

/** Writes `chunks.json` beside the build: for each chunk the files it needs and the texts it can use. */
export class ReleaseTablePlugin {
  readonly #files: Record<string, string>;
  readonly #read: (file: string) => readonly string[];
  #catalogues: CatalogueKeys;

  /** @param files the catalogue of each namespace of the app's texts, absolute @param read the full keys of a catalogue */
  constructor(files: Record<string, string>, read: (file: string) => readonly string[]) {
    this.#files = files;
    this.#read = read;
    this.#catalogues = this.#readAll();
  }

  #readAll(): CatalogueKeys {
    return Object.fromEntries(Object.entries(this.#files).map(([namespace, file]) => [namespace, this.#read(file)]));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseTable', (compilation) => {
      // In development keys come and go while the build is watched.
      for (const file of Object.values(this.#files)) compilation.fileDependencies.add(file);
      try {
        this.#catalogues = this.#readAll();
      } catch (error) {
        compilation.errors.push(error as Error);
      }
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseTable', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const askedFor = new Map<string, string[]>();
          const keysOf = (file: string) => {
            const words =
              askedFor.get(file) ??
              textsUsedBy(String(compilation.getAsset(file)?.source.source() ?? ''), this.#catalogues);
            askedFor.set(file, words);
            return words;
          };
          const chunks: Record<string, { js: string[]; css: string[]; words: string[] }> = {};
          for (const group of compilation.chunkGroups) {
            if (!group.name) continue;
            const js = scriptsOf(group);
            chunks[group.name] = {
              js,
              css: [...filesOf(group), ...filesOfParts(group)].filter((file) => file.endsWith('.css')),
              words: [...new Set([...js, ...laterScripts(group)].flatMap(keysOf))].toSorted(),
            };
          }
          compilation.emitAsset('chunks.json', new rspack.sources.RawSource(JSON.stringify(sorted(chunks))));
        },
      );
    });
  }
}

function filesOf(group: ChunkGroup): string[] {
  return group.chunks.flatMap((chunk) => [...chunk.files]);
}

function scriptsOf(group: ChunkGroup): string[] {
  return filesOf(group).filter((file) => file.endsWith('.js'));
}

/** Scripts that a page's or a part's code loads while it is shown. For an entry there are none: it loads the pages and parts themselves. */
function laterScripts(group: ChunkGroup): string[] {
  const isEntry = group.name === 'main' || group.name?.endsWith('.remote');
  const later = isEntry ? [] : group.childrenIterable.filter((child) => !isStaticPart(child));
  return later.flatMap((child) => [...scriptsOf(child), ...laterScripts(child)]);
}

/**
 * Chunks of static parts (`shared/src/hydration/static-part.tsx`), whose markup the browser keeps: a page needs their styles, but neither
 * code nor texts.
 */
function isStaticPart({ name }: ChunkGroup): boolean {
  return name?.endsWith('.kept') ?? false;
}

/** Files of the parts that are in a server-rendered page but whose code loads later or never (`later-part.tsx`, `static-part.tsx`). */
function filesOfParts(group: ChunkGroup): string[] {
  return group.childrenIterable.filter(({ name }) => /\.(kept|later)$/.test(name ?? '')).flatMap(filesOf);
}

/** Sorts a table: the bundler visits its groups in any order, but equal builds must write equal tables. */
function sorted<Value>(table: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
