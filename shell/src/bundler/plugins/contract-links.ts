import { type Compiler, rspack } from '@rspack/core';

/**
 * Adds a real import for every export of the contract's packages that the bundle uses, so that an export that the contract lacks
 * is a link error when the release is tried. Imports that several modules share are bundled as a namespace, in which a missing
 * name would only be `undefined`. Used exports are known in production mode. `imports.json` beside the bundle lists them.
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
