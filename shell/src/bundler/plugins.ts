import { statSync } from 'node:fs';
import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ChunkGroup, type Compiler, rspack } from '@rspack/core';
import type { Section } from '@ofgc/shared/contract/section.schema.ts';
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

/**
 * Names every export of the contract's packages that the bundle uses as a real import: one that the contract does not
 * have is a link error when the release is tried. What several modules share is bundled as a namespace, in which a
 * missing name is only `undefined`. Used exports are known in production mode. `imports.json` beside the bundle lists them.
 */
export class ContractLinkPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractLink', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ContractLink', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => {
          const used = new Map<string, Set<string>>();
          for (const module of compilation.modules) {
            const request = /^external module "([^"]+)"/.exec(module.identifier())?.[1];
            const names = request ? compilation.moduleGraph.getUsedExports(module, 'main') : null;
            if (request && Array.isArray(names)) used.set(request, new Set([...(used.get(request) ?? []), ...names]));
          }
          const links = [...used]
            .toSorted(([a], [b]) => a.localeCompare(b))
            .map(([request, names]) => [request, [...names].toSorted()] as const);
          const imports = links.map(([request, names], index) => {
            const list = names.map((name, at) => `${name} as __contract_${index}_${at}`);
            return `import { ${list.join(', ')} } from ${JSON.stringify(request)};\n`;
          });
          compilation.emitAsset(
            'imports.json',
            new rspack.sources.RawSource(JSON.stringify(Object.fromEntries(links))),
          );
          compilation.updateAsset('main.js', (source) => new rspack.sources.ConcatSource(imports.join(''), source));
        },
      );
    });
  }
}

/** Writes what `src/section.ts` says beside a build. A part of the release as any other file is. */
export class SectionPlugin {
  readonly #file: string;
  readonly #filesOf: (section: Section) => Record<string, object>;

  /** @param file the app's `section.ts` @param filesOf names and contents of what is written, as JSON */
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

/** Writes data beside a build, a part of the release as any other file is. */
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

/** An app is built from its own folder, from shared and from packages: a source of anybody else is an error of the build. */
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
          const resource = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
          const path = resource.split('?')[0] ?? '';
          if (!isAbsolute(path) || path.split(sep).includes('node_modules')) continue;
          if (!this.#folders.some((folder) => path.startsWith(folder + sep)))
            compilation.errors.push(new Error(`${path} is neither in ${this.#folders.join(' nor in ')}`));
        }
      });
    });
  }
}
