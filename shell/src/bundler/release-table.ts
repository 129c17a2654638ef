import { type ChunkGroup, type Compiler, rspack } from '@rspack/core';
import { type CatalogueKeys, wordsAskedFor } from './catalogue-keys.ts';

/** Writes `chunks.json` beside the build: chunk name → the files it needs and the words it asks for. */
export class ReleaseTablePlugin {
  readonly #catalogues: CatalogueKeys;

  /** @param catalogues namespaces that the app's texts come from */
  constructor(catalogues: CatalogueKeys) {
    this.#catalogues = catalogues;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseTable', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseTable', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const askedFor = new Map<string, string[]>();
          const keysOf = (file: string) => {
            const words =
              askedFor.get(file) ??
              wordsAskedFor(String(compilation.getAsset(file)?.source.source() ?? ''), this.#catalogues);
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

/** What a page's or a part's code loads while it is shown. What an entry loads are the pages and parts themselves. */
function laterScripts(group: ChunkGroup): string[] {
  const isEntry = group.name === 'main' || group.name?.endsWith('.remote');
  const later = isEntry ? [] : group.childrenIterable.filter((child) => !isKept(child));
  return later.flatMap((child) => [...scriptsOf(child), ...laterScripts(child)]);
}

/** Parts whose markup the browser keeps (`shared/src/hydration/static-part.tsx`): a page has their styles, and neither code nor words. */
function isKept({ name }: ChunkGroup): boolean {
  return name?.endsWith('.kept') ?? false;
}

/** Of the parts that stand in a page when it comes from the server, though their code comes later or never (`later-part.tsx`, `static-part.tsx` in `shared/src/hydration`). */
function filesOfParts(group: ChunkGroup): string[] {
  return group.childrenIterable.filter(({ name }) => /\.(kept|later)$/.test(name ?? '')).flatMap(filesOf);
}

/** The bundler goes through its groups in any order; equal builds must write equal tables. */
function sorted<Value>(table: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
