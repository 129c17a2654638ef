import { createRequire } from 'node:module';
import { join } from 'node:path';
import { facadeFile, moduleFile, sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';

/** A module of the shell's server build that provides a package. */
interface SharedModule {
  /** The module's file name, without `.js`. */
  file: string;
  /** The specifiers with which the shell's own code imports this module. */
  requests: readonly string[];
  /** The module's source text. */
  source: string;
}

/** The packages of the contract, their facades, and React's server renderer. @param root of the repository */
export function packageModules(root: string): SharedModule[] {
  const whole = [...sharedPackages.map(({ name }) => name), 'react-dom/server'].map((name) => ({
    file: moduleFile(name),
    requests: [name, `#${name}`],
    source: isCommonJs(name) ? reexportNames(root, name) : reexportAll(name),
  }));
  const facades = sharedPackages.flatMap((shared) => {
    const facade = shared.serverFacade ?? shared.facade;
    if (!facade) return [];
    return { file: facadeFile(shared), requests: [], source: `export * from '@ofgc/${facade.replace('/src/', '/')}';` };
  });
  return [...whole, ...facades];
}

/** React's packages are CommonJS: their export names are known only after they have run. */
function isCommonJs(name: string): boolean {
  return /^react(-dom)?(\/|$)/.test(name);
}

function reexportNames(root: string, name: string): string {
  const module = createRequire(join(root, 'shell/package.json'))(name) as object;
  return `export { default, ${Object.keys(module).toSorted().join(', ')} } from '${name}';`;
}

function reexportAll(name: string): string {
  return `export * from '${name}';${name === 'i18next' ? `export { default } from '${name}';` : ''}`;
}
